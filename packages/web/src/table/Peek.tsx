import { Popover } from 'radix-ui';
import { useHere } from './here.ts';
import styles from './Peek.module.css';

/** What a pointer rests on, large, for as long as it does. The inspector has the same for everybody else. */
export function Peek() {
  const { state, game, custom, speaker } = useHere();
  const { peeked } = state;
  if (peeked === null || state.inspected === peeked.thing || !peeked.near.isConnected) return null;
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={{ current: peeked.near }} />
      <Popover.Portal>
        <Popover.Content
          inert
          data-peek
          className={styles.peek}
          side="top"
          sideOffset={10}
          collisionPadding={8}
          aria-hidden="true"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <custom.Page game={game} thing={peeked.thing} speaker={speaker} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
