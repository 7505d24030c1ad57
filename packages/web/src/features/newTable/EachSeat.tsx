import { canonical, type Json } from '@concilio/kernel';
import type { Speaker } from '@concilio/text';
import { createContext, useContext, useEffect, useState } from 'react';
import { useDeckRules } from '../../client/useGame.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import { useMyDecks } from './myDecks.ts';
import styles from './NewTableDialog.module.css';
import { forSeats, type OptionField, withSeatChoice } from './options.ts';
import { OwnDeck } from './OwnDeck.tsx';

interface Props {
  readonly label: string;
  readonly field: OptionField & { readonly kind: 'each seat' };
  readonly value: Json;
  /** How many sit at the table. */
  readonly seats: number;
  readonly named: (value: Json) => string;
  readonly speaker: Speaker;
  readonly change: (value: Json) => void;
}

/** What was brought from elsewhere, and the wish to bring something, among the choices of a list. */
const BROUGHT = ' brought';
const BRING = ' bring';

/** Hears whether somebody is about to bring a deck, and has not taken it yet. */
export const Bringing = createContext<(is: boolean) => void>(() => {});

/** One choice for each seat; where the game reads decks, a deck of somebody's own too. */
export function EachSeat({ label, field, value, seats, named, speaker, change }: Props) {
  const say = useSay(texts);
  const [bringing, setBringing] = useState<number | null>(null);
  const note = useContext(Bringing);
  useEffect(() => {
    note(bringing !== null);
    return () => note(false);
  }, [note, bringing]);
  const rules = useDeckRules(speaker.game.id);
  const decks = field.isOpen ? rules : null;
  const mine = useMyDecks(speaker.game.id, decks);
  const all = forSeats(Array.isArray(value) ? value : [], field.fallback);
  const known = field.values.map((choice) => ({ value: choice, text: named(choice) }));
  const own = mine.map(({ value: choice, name }) => ({ value: choice, text: name }));
  const bring = decks === null ? [] : [{ value: BRING, text: say('deck.own') }];
  const give = (seat: number, deck: Json): void =>
    change(all.map((before, at) => (at === seat ? deck : before)));
  return (
    <ol className={styles.each} aria-label={label}>
      {all.slice(0, seats).map((now, seat) => {
        const isKnown = typeof now === 'string';
        const isMine = mine.find(({ deck }) => canonical(deck) === canonical(now));
        const isBrought = !isKnown && isMine === undefined;
        return (
          <li key={seat}>
            <Select
              label={`${label}: ${say('table.seat', { number: seat + 1 })}`}
              values={[
                ...(isBrought ? [{ value: BROUGHT, text: named(now) }] : []),
                ...known,
                ...own,
                ...bring,
              ]}
              value={bringing === seat ? BRING : isKnown ? now : (isMine?.value ?? BROUGHT)}
              choose={(choice) => {
                setBringing(choice === BRING ? seat : null);
                if (field.values.includes(choice)) change([...withSeatChoice(all, seat, choice)]);
                const brought = mine.find(({ value: deck }) => deck === choice);
                if (brought !== undefined) give(seat, brought.deck);
              }}
            />
            {decks !== null && bringing === seat && (
              <OwnDeck
                decks={decks}
                speaker={speaker}
                close={() => setBringing(null)}
                take={(deck) => {
                  setBringing(null);
                  give(seat, deck);
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
