import type { SeenQuestion } from '@concilio/kernel';
import { optionText, sentence } from '@concilio/words';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { useHere } from './here.ts';
import styles from './WhyNot.module.css';

type Blocked = SeenQuestion['blocked'][number];

/** The rule that forbids something, one tap from its place in the reference. The match stays where it is. */
function Reason({ blocked }: { readonly blocked: Blocked }) {
  const { game, words, say } = useHere();
  return (
    <>
      <p>{sentence(words, `rule.${blocked.rule}`)}</p>
      <p className={styles.rule}>
        <code>{blocked.rule}</code>
        <a href={`/rules/${game.id}#${blocked.rule}`} target="_blank" rel="noreferrer">
          {say('why.read')}
        </a>
      </p>
    </>
  );
}

/** Everything that a player might look for and may not choose, each with its rule. */
export function BlockedList({ question }: { readonly question: SeenQuestion }) {
  const { words, say } = useHere();
  const { blocked } = question;
  if (blocked.length === 0) return null;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button small icon="lock" data-why aria-keyshortcuts="w">
          {say('why.button', { count: blocked.length })}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.box}
          sideOffset={8}
          collisionPadding={8}
          aria-label={say('why.list')}
        >
          <ul className={styles.list}>
            {blocked.map((one) => (
              <li key={one.id}>
                <h3>
                  <Icon name="lock" />
                  {optionText(words, one)}
                </h3>
                <Reason blocked={one} />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Why one thing on the table cannot be chosen, said beside it. */
export function WhyNot() {
  const { store, state, words, say } = useHere();
  const { whyNot } = state;
  const near = useRef<Element | null>(null);
  near.current = whyNot?.near ?? null;
  const close = () => store.setState({ whyNot: null });
  if (whyNot === null) return null;
  return (
    <Popover.Root open onOpenChange={(open) => !open && close()}>
      {whyNot.near !== null && (
        <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => rectOf(near.current) } }} />
      )}
      <Popover.Portal>
        <Popover.Content
          className={styles.box}
          side="top"
          sideOffset={8}
          collisionPadding={8}
          aria-label={say('why.title')}
        >
          <h3>
            <Icon name="lock" />
            {optionText(words, whyNot.blocked)}
          </h3>
          <Reason blocked={whyNot.blocked} />
          <Popover.Close className={styles.close} aria-label={say('why.close')}>
            <Icon name="cross" />
          </Popover.Close>
          <Popover.Arrow className={styles.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const rectOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
