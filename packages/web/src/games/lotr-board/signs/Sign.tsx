import { Drawing } from '../../../icons/Icon.tsx';
import { pathOf } from './signs.ts';

interface Props {
  /** The thing whose icon it is. */
  readonly of: string;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
}

/** The icon of a thing, in the colour of the text around it. */
export const Sign = ({ of, className, title }: Props) => (
  <Drawing path={pathOf(of)} className={className} title={title} />
);

interface GlyphProps {
  readonly of: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The same inside a drawing, with its middle at a point. */
export const Glyph = ({ of, x = 0, y = 0, size, className }: GlyphProps) => (
  <path
    className={className}
    d={pathOf(of)}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
  />
);
