import type { SeenBlocked, SeenQuestion } from '@concilio/kernel';
import { optionText, sentence, whyText } from '@concilio/text';
import { Popover } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { useHere } from './here.ts';
import styles from './WhyNot.module.css';

/** The rule that forbids something, one tap from its place in the reference. The match stays where it is. */
function Reason({ blocked }: { readonly blocked: SeenBlocked }) {
  const { game, speaker, say } = useHere();
  const why = whyText(speaker, blocked);
  return (
    <>
      {why !== null && <p>{why}</p>}
      <p>{sentence(speaker, `rule.${blocked.rule}`)}</p>
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
  const { speaker, say } = useHere();
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
                  {optionText(speaker, one)}
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
  const { store, state, speaker, say } = useHere();
  const { whyNot } = state;
  const near = useRef<Element | null>(null);
  near.current = whyNot?.near ?? null;
  const box = useRef<HTMLDivElement>(null);
  const close = () => store.setState({ whyNot: null });
  const isPointed = whyNot?.isPointed === true;
  useEffect(() => {
    if (!isPointed) return;
    // The way from the thing to the link in the box leads through the gap between them.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const isIn = [near.current, box.current].some((one) => isNear(rectOf(one), clientX, clientY));
      if (!isIn) store.setState({ whyNot: null });
    };
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, [store, isPointed]);
  if (whyNot === null) return null;
  return (
    <Popover.Root open onOpenChange={(open) => !open && close()}>
      {whyNot.near !== null && (
        <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => rectOf(near.current) } }} />
      )}
      <Popover.Portal>
        <Popover.Content
          ref={box}
          className={styles.box}
          // Who only points at something keeps the focus where it is.
          onOpenAutoFocus={(event) => isPointed && event.preventDefault()}
          onCloseAutoFocus={(event) => isPointed && event.preventDefault()}
          // The finger that asked is lifted where it lay: that closes nothing.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && near.current?.contains(event.target)) event.preventDefault();
          }}
          side="top"
          sideOffset={8}
          collisionPadding={8}
          aria-label={say('why.title')}
        >
          <h3>
            <Icon name="lock" />
            {optionText(speaker, whyNot.blocked)}
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

/** As wide as the gap between a thing and what is said of it. */
const GAP = 14;

const isNear = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x > left - GAP && x < right + GAP && y > top - GAP && y < bottom + GAP;

const rectOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
