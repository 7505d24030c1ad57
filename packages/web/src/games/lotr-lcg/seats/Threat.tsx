import { useTable } from '../context.ts';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import { Dial } from './Dial.tsx';

interface Props {
  readonly seat: number;
  readonly threat: number;
  readonly caption?: string;
  readonly className?: string | undefined;
}

/** The threat of a player on its dial. */
export function Threat({ seat, threat, caption, className }: Props) {
  const { say, speaker } = useTable('say', 'speaker');
  const label = say('threat.of', { name: speaker.names[seat] ?? '', threat, limit: ELIMINATION });
  return <Dial threat={threat} label={label} caption={caption} className={className} />;
}
