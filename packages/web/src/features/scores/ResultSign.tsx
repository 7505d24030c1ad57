import { Drawing } from '../../icons/Icon.tsx';
import { paths, type ResultName } from './signs.ts';

/** How a match stands or has ended, in the size and colour of the text around it. */
export const ResultSign = ({ of }: { readonly of: ResultName }) => <Drawing path={paths[of]} />;
