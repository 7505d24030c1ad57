import { NO_OPTIONS } from '@concilio/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type GameId, manifestOf } from '../../client/games.ts';
import { useMe } from '../../net/me.ts';
import { botName } from '../../text/botName.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import { startLocal } from '../../net/local/matches.ts';
import styles from './GameCard.module.css';

/** How much room it takes: a tall card, one that is half as tall, or one row across the page. */
type Look = 'large' | 'small' | 'strip';

interface Props {
  readonly id: GameId;
  readonly look: Look;
  readonly open: boolean;
  readonly choose: () => void;
  readonly change: () => void;
}

/** One game. The first click shows what would be played, the second plays it, in this browser and with bots. */
export function GameCard({ id, look, open, choose, change }: Props) {
  const say = useSay(texts);
  const me = useMe();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const { seats, minutes, quick } = manifestOf(id);
  const { hands = 1 } = quick;

  const start = async (own: number): Promise<void> => {
    setStarting(true);
    const mine = me?.name ?? say('player.nameless');
    const mySeats = Array.from({ length: own }, (_, index) => ({
      name: index === 0 ? mine : `${mine} ${index + 1}`,
      bot: null,
    }));
    const bots = Array.from({ length: own > 1 ? 0 : quick.bots }, (_, index) => ({
      name: botName(say, index + 1),
      bot: quick.level,
    }));
    try {
      const name = say(`game.${id}.name`);
      const match = await startLocal({
        game: id,
        name,
        options: NO_OPTIONS,
        seats: [...mySeats, ...bots],
        first: true,
        ...(own > 1 && { alone: true }),
      });
      go(`/local/${match}`);
    } catch {
      toast(say('local.failed'));
      setStarting(false);
    }
  };

  return (
    <li className={cx(styles.game, styles[look], open && styles.open)}>
      <Emblem game={id} className={styles.emblem} />
      <div className={styles.about}>
        <p className={styles.of}>{say(`game.${id}.of`)}</p>
        <h2>{say(`game.${id}.name`)}</h2>
        <p className={styles.line}>{say(`game.${id}.line`)}</p>
        <Facts
          className={styles.facts}
          facts={[
            { icon: 'seats', text: say('game.players', { ...seats }) },
            { icon: 'hourglass', text: say('game.minutes', { minutes }) },
          ]}
        />
      </div>
      <div className={styles.go}>
        {open ? (
          <>
            <p>{say('home.quick', { bots: quick.bots })}</p>
            <Button kind="main" icon="sword" onClick={() => void start(1)} disabled={starting} autoFocus>
              {say('home.start')}
            </Button>
            <Button onClick={change}>{say('home.change')}</Button>
            {hands > 1 && (
              <Button wide onClick={() => void start(hands)} disabled={starting}>
                {say('home.hands', { hands })}
              </Button>
            )}
          </>
        ) : (
          <Button
            kind="lit"
            wide
            onClick={choose}
            aria-label={say('home.play.game', { game: say(`game.${id}.name`) })}
          >
            {say('home.play')}
          </Button>
        )}
      </div>
    </li>
  );
}
