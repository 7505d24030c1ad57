import { Drawing } from '../../../icons/Icon.tsx';
import { type IconName, paths } from './marks.ts';

export type MarkName = IconName;

/** A sign of this table (a phase, a pile) in the colour and size of the text around it. */
export const Mark = ({
  of,
  className,
}: {
  readonly of: MarkName;
  readonly className?: string | undefined;
}) => <Drawing path={paths[of]} className={className} />;
