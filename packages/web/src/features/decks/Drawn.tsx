import { Drawing } from '../../icons/Icon.tsx';
import { type IconName, paths } from './paths.ts';

/** A sign of these pages, in the size and colour of the text around it. */
export const Drawn = ({ name, title }: { readonly name: IconName; readonly title?: string | undefined }) => (
  <Drawing path={paths[name]} title={title} />
);
