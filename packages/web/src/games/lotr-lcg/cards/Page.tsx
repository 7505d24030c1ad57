import type { View } from '@concilio/lotr-lcg/contract';
import { type Spoken, plainMarkup, printedOn, seatName, thingName, type Speaker } from '@concilio/text';
import { Fragment, useContext } from 'react';
import { viewOf } from '../../../table/view.ts';
import { HereContext } from '../../../table/here.ts';
import { cx } from '../../../ui/cx.ts';
import { Said } from './Card.tsx';
import { Chip } from './Chip.tsx';
import { type CardFacts, cardsOf, type Stat } from './facts.ts';
import frame from './frame.module.css';
import { type Laid, shownNumbers } from './laid.ts';
import { facesIn, type Lying, lyingIn, type Place } from './lying.ts';
import styles from './Page.module.css';
import { KEYWORD_RULES, ruleSaid, rulesAbout, rulingsOn } from './rules.ts';
import { type Say, sayIn } from './say.ts';
import { Sign } from './Sign.tsx';
import { belongsTo, titleOf, traitsOf, wordFor } from './told.ts';

interface Props {
  readonly game: Spoken;
  /** A card's id, or the id of a piece of the view. */
  readonly thing: string;
  readonly speaker: Speaker;
  /** What this viewer sees; a table gives it by itself. */
  readonly view?: View;
  /** Whether the rules stand there in words: a page of its own has room for them. */
  readonly inWords?: boolean;
}

/** Everything there is to know about a card: what is printed, what its numbers are now and why, and its rules. */
export function Page({ game, thing, speaker: marked, view, inWords = false }: Props) {
  const here = useContext(HereContext);
  const speaker: Speaker = { ...marked, paint: plainMarkup };
  const say = sayIn(speaker.language);
  const seen = view ?? (here === null ? null : viewOf<View>(here.frame));
  const faces = seen === null ? new Map<string, string>() : facesIn(seen);
  const id = faces.get(thing) ?? thing;
  const card = cardsOf(game).get(id);
  if (card === undefined) return <Plain thing={id} speaker={speaker} say={say} />;
  const lying = seen === null ? [] : lyingIn(seen).filter((one) => one.card === id);
  const meant = lying.filter((one) => one.id === thing);
  return (
    <article className={cx(frame.frame, styles.page, !inWords && styles.beside)} data-house={card.house}>
      <div className={styles.picture} aria-hidden="true">
        <Chip card={id} speaker={speaker} gem={card.type !== 'quest'} />
      </div>
      <div className={styles.body}>
        <header>
          <h2>
            {card.isUnique && <span className={styles.unique}>◆ </span>}
            {titleOf(speaker, id)}
          </h2>
          <p>
            {[
              wordFor(speaker, 'type', card.type),
              card.stage === null ? '' : say('stage', { stage: card.stage }),
              belongsTo(speaker, card),
              traitsOf(speaker, card),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </header>
        <div className={styles.text}>
          <Said speaker={speaker} card={id} />
        </div>
        <Present
          card={card}
          lying={meant.length > 0 ? meant : lying}
          view={seen}
          faces={faces}
          speaker={speaker}
          say={say}
          inspect={here === null ? null : (other) => here.store.setState({ inspected: other })}
        />
        <Keywords card={card} speaker={speaker} say={say} />
        <Rules card={card} speaker={speaker} say={say} inWords={inWords} />
        <footer>
          <span>{say('set.number', { number: String(card.number).padStart(3, '0') })}</span>
          <span>{say('page.copies', { count: card.copies })}</span>
        </footer>
      </div>
    </article>
  );
}

/** What is no card of the box: a token, a deck. */
const Plain = ({ thing, speaker, say }: { thing: string; speaker: Speaker; say: Say }) => (
  <article className={cx(frame.frame, styles.page, styles.plain)}>
    <div className={styles.body}>
      <header>
        <h2>{thingName(speaker, thing)}</h2>
      </header>
      <p>{printedOn(speaker, thing) ?? say('page.plain')}</p>
    </div>
  </article>
);

interface PresentProps {
  readonly card: CardFacts;
  readonly lying: readonly Lying[];
  readonly view: View | null;
  readonly faces: ReadonlyMap<string, string>;
  readonly speaker: Speaker;
  readonly say: Say;
  readonly inspect: ((thing: string) => void) | null;
}

/** Printed numbers beside the present ones; of a card that lies in play more than once, each for itself. */
function Present({ lying, ...shared }: PresentProps) {
  const { card, speaker, say } = shared;
  if (lying.length === 0) return <Numbers {...shared} piece={null} />;
  return lying.map((piece) => (
    <section key={piece.id} className={styles.piece}>
      <p className={styles.place}>
        {say('page.copy', { name: titleOf(speaker, card.id), place: placeText(speaker, say, piece.place) })}
        {piece.laid.exhausted && ` · ${say('exhausted')}`}
        {piece.laid.facedown && ` · ${say('face.down')}`}
        {piece.laid.resources > 0 && ` · ${say('resources', { count: piece.laid.resources })}`}
      </p>
      <Numbers {...shared} piece={piece} />
    </section>
  ));
}

function placeText(speaker: Speaker, say: Say, place: Place): string {
  switch (place.at) {
    case 'engaged':
    case 'play':
      return say(`place.${place.at}`, { player: seatName(speaker, place.seat) });
    case 'on':
      return place.bearer === null
        ? say('face.down')
        : say('place.on', { card: titleOf(speaker, place.bearer) });
    default:
      return say(`place.${place.at}`);
  }
}

type NumbersProps = Omit<PresentProps, 'lying'> & { readonly piece: Lying | null };

function Numbers({ card, piece, speaker, say, ...shared }: NumbersProps) {
  const laid = piece?.laid ?? null;
  const numbers = shownNumbers(card, laid);
  const costs = costsOf(card, laid);
  if (numbers.length + costs.length === 0) return null;
  return (
    <table className={styles.numbers} data-present={laid !== null || undefined}>
      <thead>
        <tr>
          <th scope="col">{say('page.number')}</th>
          <th scope="col">{say('page.printed')}</th>
          {laid !== null && <th scope="col">{say('page.now')}</th>}
          {laid !== null && <th scope="col">{say('page.because')}</th>}
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ stat, now, printed, way }) => (
          <tr key={stat} data-way={way ?? undefined}>
            <th scope="row">
              <Sign of={stat} /> {wordFor(speaker, 'stat', stat)}
            </th>
            <td>{printed}</td>
            {laid !== null && (
              <td>
                <b>{now}</b>
              </td>
            )}
            {laid !== null && piece !== null && (
              <td>
                <Because {...shared} stat={stat} piece={piece} speaker={speaker} say={say} />
              </td>
            )}
          </tr>
        ))}
        {costs.map(({ stat, printed, now }) => (
          <tr key={stat}>
            <th scope="row">{wordFor(speaker, 'stat', stat)}</th>
            <td>{printed}</td>
            {laid !== null && (
              <td>
                <b>{now}</b>
              </td>
            )}
            {laid !== null && (
              <td>
                <span className={styles.same}>{say('page.same')}</span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function costsOf({ cost, threatCost, engagementCost }: CardFacts, laid: Laid | null) {
  const one = (stat: string, value: number | 'x' | null, now?: number | null) =>
    value === null
      ? []
      : [{ stat, printed: String(value).toUpperCase(), now: String(now ?? value).toUpperCase() }];
  return [
    ...one('cost', cost),
    ...one('threat-cost', threatCost),
    ...one('engagement-cost', engagementCost, laid?.engagementCost),
  ];
}

interface BecauseProps {
  readonly stat: Stat;
  readonly piece: Lying;
  readonly view: View | null;
  readonly faces: ReadonlyMap<string, string>;
  readonly speaker: Speaker;
  readonly say: Say;
  readonly inspect: ((thing: string) => void) | null;
}

/** Where each point comes from that is not printed, and what has been used up. */
function Because({ stat, piece, view, faces, speaker, say, inspect }: BecauseProps) {
  const { laid } = piece;
  const effects = view?.effects ?? [];
  const used = usedUp(stat, laid, say);
  const changes = laid.changes.filter((change) => change.stat === stat);
  if (changes.length === 0) return used ?? <span className={styles.same}>{say('page.same')}</span>;
  return (
    <>
      {changes.map(({ source, amount }, index) => {
        // Lasting effects name the card that they came from, which may have left play.
        const face = faces.get(source) ?? (cardsOf(speaker.game).has(source) ? source : null);
        const isOwn = source === piece.id || source === piece.card;
        const until = effects.find(
          (effect) =>
            effect.card === source &&
            effect.number === stat &&
            effect.amount === amount &&
            effect.on.includes(piece.id),
        )?.until;
        const name = isOwn ? say('page.self') : face === null ? source : titleOf(speaker, face);
        return (
          <span key={index} className={styles.change}>
            {`${amount > 0 ? '+' : '−'}${Math.abs(amount)} `}
            {inspect === null || face === null || isOwn ? (
              name
            ) : (
              <button type="button" onClick={() => inspect(face)}>
                {name}
              </button>
            )}
            {until !== undefined && `, ${wordFor(speaker, 'until', until)}`}
          </span>
        );
      })}
      {used !== null && <span className={styles.change}>{used}</span>}
    </>
  );
}

/** Damage on hit points, progress on quest points. */
function usedUp(stat: Stat, laid: Laid, say: Say): string | null {
  const { damage, progress } = laid;
  const left = (used: number) => Math.max(0, (laid.numbers[stat] ?? 0) - used);
  if (stat === 'hit-points' && damage > 0) return say('page.left', { damage, left: left(damage) });
  if (stat === 'quest-points' && progress > 0) return say('page.togo', { progress, left: left(progress) });
  return null;
}

interface AboutProps {
  readonly card: CardFacts;
  readonly speaker: Speaker;
  readonly say: Say;
}

/** What its keywords mean. */
function Keywords({ card, speaker, say }: AboutProps) {
  if (card.keywords.length === 0) return null;
  return (
    <section className={styles.about}>
      <h3>{say('page.keywords')}</h3>
      <dl>
        {card.keywords.map(({ keyword, value }) => (
          <Fragment key={keyword}>
            <dt>
              {wordFor(speaker, 'keyword', keyword)}
              {keyword === 'doomed' || keyword === 'victory' ? ` ${value}` : ''}
            </dt>
            <dd>
              {wordFor(speaker, 'keyword', `${keyword}.text`)}{' '}
              <RuleLink rule={KEYWORD_RULES[keyword]} speaker={speaker} say={say} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** What the reference says of this very card, and the rules that such a card lives by. */
function Rules({ card, speaker, say, inWords }: AboutProps & { readonly inWords: boolean }) {
  const about = rulesAbout(speaker, card);
  const rulings = rulingsOn(speaker, card.id).filter((rule) => !about.includes(rule));
  const said = inWords ? [...rulings, ...about] : rulings;
  return (
    <section className={styles.about}>
      <h3>{say('page.rules')}</h3>
      {said.length > 0 && (
        <ul className={styles.rulings}>
          {said.map((rule) => (
            <li key={rule}>
              {ruleSaid(speaker, rule)} <RuleLink rule={rule} speaker={speaker} say={say} />
            </li>
          ))}
        </ul>
      )}
      {!inWords && (
        <ul className={styles.rules}>
          {about.map((rule) => (
            <li key={rule}>
              <RuleLink rule={rule} speaker={speaker} say={say} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** It opens beside the match, which stays as it is. */
const RuleLink = ({ rule, speaker, say }: { rule: string; speaker: Speaker; say: Say }) => (
  <a
    className={styles.rule}
    href={`/rules/${speaker.game.id}#${rule}`}
    target="_blank"
    rel="noreferrer"
    title={ruleSaid(speaker, rule)}
    aria-label={say('page.rule', { id: rule })}
  >
    {rule}
  </a>
);
