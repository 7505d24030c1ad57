import { Drawing } from '../../../icons/Icon.tsx';
import { type IconName, paths } from './paths.ts';

/** A sign of this game's decks, in the size and colour of the text around it. */
export const Drawn = ({ name }: { readonly name: IconName }) => <Drawing path={paths[name]} />;
