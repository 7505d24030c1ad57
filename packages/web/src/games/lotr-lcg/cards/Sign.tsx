import { Drawing } from '../../../icons/Icon.tsx';
import { type IconName, paths } from './signs.ts';

export type SignName = IconName;

/** A sign of this game (a number, a token, a sphere) in the colour and size of the text around it. */
export const Sign = ({
  of,
  className,
}: {
  readonly of: SignName;
  readonly className?: string | undefined;
}) => <Drawing path={paths[of]} className={className} />;
