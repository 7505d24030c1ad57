import { DropdownMenu } from 'radix-ui';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconName;
  /** Of a switch: whether it is on. */
  readonly checked?: boolean;
  readonly choose: () => void;
}

/** Some things of which one holds. */
export interface MenuChoice {
  readonly label: string;
  /** Whether the label is for the eye too, where the values alone do not say what they are. */
  readonly named?: boolean;
  readonly value: string;
  readonly values: readonly {
    readonly value: string;
    readonly text: string;
    readonly lang?: string;
    readonly choose: () => void;
  }[];
}

interface Props {
  readonly label: string;
  readonly icon: IconName;
  /** Whether the name stands beside the icon. */
  readonly named?: boolean;
  readonly items: readonly MenuItem[];
  /** Stand below the items. */
  readonly choices?: readonly MenuChoice[];
}

/** A button with a list of things to do. Arrows walk through it, Enter chooses, Escape closes. */
export const Menu = ({ label, icon, named = false, items, choices = [] }: Props) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger className={styles.trigger} aria-label={label} title={label}>
      <Icon name={icon} />
      {named && <span className={styles.name}>{label}</span>}
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      {/* It lies outside of everything: who walks from region to region finds it all the same. */}
      <section aria-label={label}>
        <DropdownMenu.Content className={styles.list} sideOffset={6} collisionPadding={8} align="end">
          {items.map(({ id, text, icon: own, checked, choose }) =>
            checked === undefined ? (
              <DropdownMenu.Item key={id} className={styles.item} onSelect={choose}>
                {own !== undefined && <Icon name={own} />}
                {text}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.CheckboxItem
                key={id}
                className={styles.item}
                checked={checked}
                onCheckedChange={choose}
              >
                <span className={styles.box}>{checked && <Icon name="check" />}</span>
                {text}
              </DropdownMenu.CheckboxItem>
            ),
          )}
          {choices.map(({ label: what, named: isNamed = false, value: now, values }) => (
            <div key={what} className={styles.choices}>
              {isNamed && <p aria-hidden="true">{what}</p>}
              <DropdownMenu.RadioGroup className={styles.choice} value={now} aria-label={what}>
                {values.map(({ value, text, lang, choose }) => (
                  <DropdownMenu.RadioItem
                    key={value}
                    className={styles.item}
                    value={value}
                    lang={lang}
                    onSelect={choose}
                  >
                    {text}
                  </DropdownMenu.RadioItem>
                ))}
              </DropdownMenu.RadioGroup>
            </div>
          ))}
        </DropdownMenu.Content>
      </section>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
