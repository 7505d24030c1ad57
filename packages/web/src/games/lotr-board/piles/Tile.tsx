import { cx } from '../../../ui/cx.ts';
import { useTable } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import styles from './Tile.module.css';

/** A story tile: an activity in its colour, or a trial on dark ground. */
export function TileFace({
  tile,
  className,
}: {
  readonly tile: string;
  readonly className?: string | undefined;
}) {
  const { facts } = useTable('facts');
  return <TileDrawing tile={tile} activity={facts.tiles.get(tile) ?? null} className={className} />;
}

interface Props {
  readonly tile: string;
  readonly activity: string | null;
  readonly className?: string | undefined;
}

export const TileDrawing = ({ tile, activity, className }: Props) => (
  <span className={cx(styles.tile, className)} data-act={activity ?? undefined}>
    <Sign of={tile} />
  </span>
);
