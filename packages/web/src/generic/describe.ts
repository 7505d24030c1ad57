import { format, listed, type Values } from '@concilio/words';
import type { TableProps } from '../table/contract.ts';
import { type Block, type Fact, readView, type Zone } from './read.ts';
import { type Key, texts } from './text/index.ts';

interface Paragraph {
  readonly title: string;
  readonly text: string;
}

/** The table of any game in words, one paragraph a zone or seat. */
export function describeView({ words, view }: TableProps): readonly Paragraph[] {
  const { language } = words;
  const say = (key: Key, values: Values = {}) => format(language, texts[language][key], values);
  const { shared, seats } = readView(words, view);

  const factText = ({ label, text }: Fact): string => (text === '' ? label : `${label}: ${text}`);
  function zoneText({ pieces, count }: Zone): string {
    if (count === 0) return say('zone.empty');
    const names = pieces.flatMap(({ name, facts }) =>
      name === null ? [] : [facts.length === 0 ? name : `${name} (${facts.map(factText).join(', ')})`],
    );
    const backs = count - names.length;
    const hidden = backs === 0 ? [] : [say('card.backs', { count: backs })];
    return listed(words, [...names, ...hidden]);
  }
  const blockText = ({ facts, zones, blocks }: Block): string =>
    [
      ...facts.map(factText),
      ...zones.map((zone) => `${zone.label}: ${zoneText(zone)}`),
      ...blocks.map((inner) => `${inner.label}: ${blockText(inner)}`),
    ].join('. ');

  return [
    ...(shared.facts.length === 0
      ? []
      : [{ title: say('table.shared'), text: shared.facts.map(factText).join('. ') }]),
    ...shared.zones.map((zone) => ({ title: zone.label, text: zoneText(zone) })),
    ...shared.blocks.map((inner) => ({ title: inner.label, text: blockText(inner) })),
    ...seats.map((seat) => ({ title: seat.label, text: blockText(seat) })),
  ];
}
