import { LIFE_TOKENS } from '@concilio/lotr-board';
import type { Spoken } from '@concilio/text';
import { gameText, printedOn, thingName, type Speaker } from '@concilio/text';
import { DieFace } from '../piles/Die.tsx';
import { type Board, type Card, type Facts, factsOf, HAVENS } from '../facts.ts';
import { Art, Symbols } from '../hand/Card.tsx';
import { LIVES } from '@concilio/lotr-board/contract';
import { type Say, sayIn } from '../say.ts';
import { plainly } from '../../../stage/plainly.ts';
import { Sign } from '../signs/Sign.tsx';
import { TileDrawing } from '../piles/Tile.tsx';
import { TokenFace } from '../seats/Token.tsx';
import { originOf, titleOf } from '../hand/cards.ts';
import styles from './Page.module.css';

interface Props {
  readonly game: Spoken;
  readonly thing: string;
  readonly speaker: Speaker;
}

/** One thing, large, with all that is printed on it. */
export function Page({ game, thing, speaker: marked }: Props) {
  const speaker = plainly(marked);
  const say = sayIn(speaker.language);
  const facts = factsOf(game);
  const card = facts.cards.get(thing);
  return (
    <article className={styles.page}>
      {card === undefined ? (
        <Figure thing={thing} facts={facts} />
      ) : (
        <CardFigure card={card} speaker={speaker} />
      )}
      <header>
        <p className={styles.kind}>{kindText(facts, thing, speaker, say)}</p>
        <h3 className={styles.title}>
          {card === undefined ? thingName(speaker, thing) : titleOf(speaker, card)}
        </h3>
      </header>
      <PrintedText thing={thing} facts={facts} speaker={speaker} say={say} />
    </article>
  );
}

function kindText(facts: Facts, thing: string, speaker: Speaker, say: Say): string {
  const card = facts.cards.get(thing);
  if (card !== undefined) return `${originOf(speaker, say, card)} · ${say(`colour.${card.colour}`)}`;
  const kind = facts.kinds.get(thing);
  switch (kind) {
    case undefined:
      return '';
    case 'haven':
      return say('page.place');
    case 'symbol':
      return say('page.symbol');
    case 'life':
      return say('page.life');
    case 'rune':
      return say('page.rune');
    default:
      return gameText(speaker, `type.${kind}`) ?? '';
  }
}

function CardFigure({ card, speaker }: { readonly card: Card; readonly speaker: Speaker }) {
  return (
    <div className={styles.card} data-frame={card.colour} aria-hidden="true">
      <div className={styles.art}>
        <Art card={card} />
        <Symbols card={card} />
      </div>
      <b>{titleOf(speaker, card)}</b>
    </div>
  );
}

/** Everything that is no card: a tile, a face of the die, a token, or a medal. */
function Figure({ thing, facts }: { readonly thing: string; readonly facts: Facts }) {
  switch (facts.kinds.get(thing)) {
    case 'tile':
      return <TileDrawing tile={thing} activity={facts.tiles.get(thing) ?? null} className={styles.tile} />;
    case 'die':
      return <DieFace face={thing} className={styles.die} />;
    case 'symbol':
    case 'life':
    case 'rune':
      return <TokenFace of={facts.kinds.get(thing) === 'rune' ? 'rune' : thing} className={styles.token} />;
    default:
      return (
        <span className={styles.medal}>
          <Sign of={facts.kinds.get(thing) === 'hobbit' ? 'person' : thing} />
        </span>
      );
  }
}

interface TextProps {
  readonly thing: string;
  readonly facts: Facts;
  readonly speaker: Speaker;
  readonly say: Say;
}

function PrintedText({ thing, facts, speaker, say }: TextProps) {
  const board = facts.boards.get(thing);
  if (board !== undefined) return <BoardText board={board} speaker={speaker} say={say} />;
  const actions = HAVENS[thing];
  if (actions !== undefined)
    return <TrialList title={say('page.actions')} trials={actions} speaker={speaker} />;
  const life = LIVES.find((one) => one === thing);
  if (life !== undefined)
    return (
      <>
        <p>{say('page.life.text')}</p>
        <p className={styles.faint}>{say('page.left', { count: LIFE_TOKENS[life] })}</p>
      </>
    );
  const kind = facts.kinds.get(thing);
  if (kind === 'symbol') return <p>{say(thing === 'star' ? 'page.star.text' : 'page.symbol.text')}</p>;
  if (kind === 'rune') return <p>{say('page.rune.text')}</p>;
  const printed = printedOn(speaker, thing);
  return printed === null ? null : <p className={styles.printed}>{printed}</p>;
}

/** What every space of every track gives, and the events in their order. */
function BoardText({
  board,
  speaker,
  say,
}: {
  readonly board: Board;
  readonly speaker: Speaker;
  readonly say: Say;
}) {
  return (
    <>
      <h4>{say('page.tracks')}</h4>
      <ul className={styles.tracks}>
        {board.tracks.map(({ activity, spaces }) => (
          <li key={activity}>
            <TokenFace of={activity} />
            <span>{thingName(speaker, activity)}</span>
            <ol>
              {spaces.map((space, index) => (
                <li key={index} title={thingName(speaker, space.card ?? space.gives)}>
                  <Sign
                    of={space.card ?? space.gives}
                    title={thingName(speaker, space.card ?? space.gives)}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <TrialList title={say('page.events')} trials={board.events} speaker={speaker} />
    </>
  );
}

function TrialList({
  title,
  trials,
  speaker,
}: {
  readonly title: string;
  readonly trials: readonly string[];
  readonly speaker: Speaker;
}) {
  return (
    <>
      <h4>{title}</h4>
      <ol className={styles.trials}>
        {trials.map((trial) => (
          <li key={trial}>
            <b>{thingName(speaker, trial)}.</b> {printedOn(speaker, trial)}
          </li>
        ))}
      </ol>
    </>
  );
}
