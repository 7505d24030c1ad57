import {
  type Block,
  type Fact,
  format,
  listed,
  type MapReading,
  type Piece,
  type Place,
  readView,
  type Values,
  type Zone,
} from '@concilio/text';
import type { TableProps } from '../table/contract.ts';
import { type Key, texts } from './text/index.ts';

interface Paragraph {
  readonly title: string;
  readonly text: string;
}

/** The table of any game in words, one paragraph a zone or seat. */
export function describeView({ speaker, view }: TableProps): readonly Paragraph[] {
  const { language } = speaker;
  const say = (key: Key, values: Values = {}) => format(language, texts[language][key], values);
  const { shared, seats } = readView(speaker, view);

  const factText = ({ label, text }: Fact): string => (text === '' ? label : `${label}: ${text}`);
  /** A card that lies in play is told with its state; one that only shows its face is known by its name. */
  function pieceText({ facts, numbers, tokens, turned, faceDown, on, isLaid }: Piece, name: string): string {
    const counts = isLaid ? [...numbers, ...tokens].map(({ label, value }) => `${label} ${value}`) : [];
    const said = [
      ...[turned, faceDown].filter((word) => word !== null),
      ...counts,
      ...facts.map(factText),
      ...on.map((zone) => `${zone.label}: ${zoneText(zone)}`),
    ];
    return said.length === 0 ? name : `${name} (${said.join(', ')})`;
  }
  function zoneText({ pieces, count }: Zone): string {
    if (count === 0) return say('zone.empty');
    const names = pieces.flatMap((piece) => (piece.name === null ? [] : [pieceText(piece, piece.name)]));
    const backs = count - names.length;
    const hidden = backs === 0 ? [] : [say('card.backs', { count: backs })];
    return listed(speaker, [...names, ...hidden]);
  }
  const placeText = ({ name, tokens }: Place): string =>
    tokens.length === 0 ? name : `${name}: ${tokens.map((token) => token.name).join(', ')}`;
  const mapText = ({ places }: MapReading): string => places.map(placeText).join('. ');
  const blockText = ({ facts, zones, blocks, map }: Block): string =>
    [
      ...facts.map(factText),
      ...(map === null ? [] : [mapText(map)]),
      ...zones.map((zone) => `${zone.label}: ${zoneText(zone)}`),
      ...blocks.map((inner) => `${inner.label}: ${blockText(inner)}`),
    ].join('. ');

  return [
    ...(shared.facts.length === 0
      ? []
      : [{ title: say('table.shared'), text: shared.facts.map(factText).join('. ') }]),
    ...(shared.map === null
      ? []
      : [{ title: listed(speaker, shared.map.labels), text: mapText(shared.map) }]),
    ...shared.zones.map((zone) => ({ title: zone.label, text: zoneText(zone) })),
    ...shared.blocks.map((inner) => ({ title: inner.label, text: blockText(inner) })),
    ...seats.map((seat) => ({ title: seat.label, text: blockText(seat) })),
  ];
}
