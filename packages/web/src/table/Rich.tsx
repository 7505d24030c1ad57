import { useMark } from './mark.ts';
import { partsOf } from './markup.ts';
import styles from './Rich.module.css';

interface Props {
  readonly text: string;
  /** Called with the thing whose name is clicked. A name is no stop for the Tab key: its line has keys for this. */
  readonly inspect?: ((thing: string) => void) | undefined;
}

/** A sentence in which the names of things and players are set apart. */
export function Rich({ text, inspect }: Props) {
  return partsOf(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'faint':
        return (
          <span key={key} className={styles.faint}>
            {part.text}
          </span>
        );
      case 'seat':
        return <Name key={key} {...part} />;
      case 'thing':
        return (
          <span
            key={key}
            className={styles.thing}
            onClick={(event) => {
              // What the line itself does when it is touched is not meant.
              event.stopPropagation();
              inspect?.(part.id);
            }}
          >
            {part.text}
          </span>
        );
    }
  });
}

/** The name of a player, in the hue of its mark. */
const Name = ({ seat, text }: { readonly seat: number; readonly text: string }) => (
  <span className={styles.seat} data-seat={useMark(seat)}>
    {text}
  </span>
);
