import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './Button.module.css';
import { cx } from './cx.ts';

/** `main` is the one main button of a page; `lit` begins something; `danger` takes something away. */
export type ButtonKind = 'main' | 'lit' | 'quiet' | 'danger' | 'plain';

interface Look {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly small?: boolean;
  /** Takes the whole width that it is given. */
  readonly wide?: boolean;
}

const classOf = ({ kind = 'quiet', small = false, wide = false }: Look, more?: string): string =>
  cx(styles.button, styles[kind], small && styles.small, wide && styles.wide, more);

type Props = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & { readonly submit?: boolean };

export function Button({ kind, icon, small, wide, submit = false, className, children, ...rest }: Props) {
  const look = { ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) };
  return (
    <button type={submit ? 'submit' : 'button'} className={classOf(look, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button, because it leads to what one does next. */
export function LinkButton({
  href,
  children,
  icon,
  ...look
}: Look & { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={classOf(look)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
