import { BOTS } from '@concilio/bots';
import { type Json, NO_OPTIONS, type TableOptions, withOption } from '@concilio/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES, type GameId, manifestOf } from '../../client/games.ts';
import { useLanguage } from '../../client/language.ts';
import { startLocal } from '../../net/local/matches.ts';
import { introduced, useKnown, useMe } from '../../net/me.ts';
import { refusalText } from '../../net/refusal.ts';
import { useGame } from '../../client/useGame.ts';
import { api } from '../../net/api.ts';
import { botName } from '../../text/botName.ts';
import { texts } from '../../text/index.ts';
import { refusals } from '../../text/refusals.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { say as refusal, useSay } from '../../ui/say.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Bringing } from './EachSeat.tsx';
import styles from './NewTableDialog.module.css';
import type { Purpose } from './options.ts';
import { type Names, type Plan, toLocal, toServer, whyNotBegun, withSeat, withSeats } from './plan.ts';
import { SeatPlan } from './SeatPlan.tsx';
import { GameOptions, OnlineOptions } from './TableOptions.tsx';

function firstPlan(game: GameId, where: Plan['where'], decks?: readonly Json[]): Plan {
  const { bots, level } = manifestOf(game).quick;
  const plan: Plan = {
    game,
    where,
    name: '',
    seats: [{ kind: 'me' }],
    options: decks === undefined ? NO_OPTIONS : withOption(NO_OPTIONS, ['decks'], decks),
    visibility: 'public',
    clock: null,
  };
  return withSeats(plan, bots + 1, level);
}

interface Props {
  readonly first: GameId;
  /** Where the match is to be kept, unless another place is chosen. */
  readonly where: Plan['where'];
  /** The decks that the seats bring to the first game. */
  readonly decks?: readonly Json[];
  /** Options of the first game that are chosen beforehand. */
  readonly options?: TableOptions;
  /** Without it the table may be for anything. */
  readonly purpose?: Purpose;
  readonly close: () => void;
}

export function NewTableDialog({ first, where, decks, options, purpose, close }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const me = useMe();
  const online = useKnown().is !== 'unreachable';
  const [, go] = useLocation();
  const [chosen, setChosen] = useState(first);
  const [plan, setPlan] = useState((): Plan => {
    const begun = firstPlan(first, online ? where : 'here', decks);
    return { ...begun, options: { ...begun.options, ...options } };
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isBringing, setBringing] = useState(false);
  const game = useGame(chosen);
  const { seats: range, quick } = manifestOf(chosen);
  const names: Names = {
    table: say(`game.${chosen}.name`),
    me: me?.name ?? say('player.nameless'),
    bot: (number) => botName(say, number),
    player: (number) => say('player.name', { number }),
  };

  /** What was refused was refused of another plan. */
  const replan = (make: (before: Plan) => Plan): void => {
    setTrouble(null);
    setPlan(make);
  };
  const chooseGame = (id: GameId): void => {
    setChosen(id);
    replan((before) => ({
      ...firstPlan(id, before.where),
      name: before.name,
      visibility: before.visibility,
    }));
  };

  const openHere = async (): Promise<void> => {
    try {
      go(`/local/${await startLocal(toLocal(plan, names))}`);
    } catch {
      setTrouble(say('local.failed'));
    }
  };

  const openOnline = async (): Promise<void> => {
    if ((await introduced()) === null) return;
    const reply = await api.open(toServer(plan));
    if (reply.is === 'ok') go(`/table/${reply.value.table}`);
    else setTrouble(refusalText(language, reply));
  };

  const open = async (): Promise<void> => {
    // A deck that was pasted and not taken would be left behind without a word.
    if (isBringing) return setTrouble(say('deck.untaken'));
    const reason = game === null || game === 'failed' ? null : whyNotBegun(game, plan);
    setTrouble(reason === null ? null : refusal(refusals, language, 'options.together', { what: reason }));
    if (reason !== null) return;
    setBusy(true);
    await (plan.where === 'here' ? openHere() : openOnline());
    setBusy(false);
  };

  return (
    <Dialog
      open
      close={close}
      wide
      title={purpose?.title ?? say('table.new')}
      footer={
        <>
          {trouble !== null && (
            <div className={styles.trouble}>
              <Notice kind="trouble" text={trouble} />
            </div>
          )}
          <Button onClick={close}>{say('ui.cancel')}</Button>
          <Button
            kind="main"
            onClick={() => void open()}
            disabled={busy || game === null || game === 'failed'}
          >
            {say(plan.where === 'here' ? 'table.play' : 'table.open')}
          </Button>
        </>
      }
    >
      {purpose === undefined && (
        <fieldset className={styles.pick}>
          <legend>{say('table.game')}</legend>
          {GAMES.map((id) => (
            <label key={id} className={cx(id === chosen && styles.on)}>
              <input type="radio" name="game" checked={id === chosen} onChange={() => chooseGame(id)} />
              <Emblem game={id} />
              <span>{say(`game.${id}.name`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.where}>
        <Segments
          label={say('table.where')}
          values={[
            { value: 'here', text: say('table.where.here') },
            { value: 'online', text: say('table.where.online') },
          ]}
          value={plan.where}
          choose={(where) => replan((before) => ({ ...before, where }))}
        />
        <p>
          {say(
            plan.where === 'here'
              ? 'table.where.here.about'
              : online
                ? 'table.where.online.about'
                : 'net.unreachable',
          )}
        </p>
      </div>
      <div className={styles.two}>
        <SeatPlan
          plan={plan}
          range={range}
          levels={game === null || game === 'failed' ? [quick.level] : BOTS}
          me={names.me}
          change={(at, seat) => replan((before) => withSeat(before, at, seat))}
          resize={(count) => replan((before) => withSeats(before, count, quick.level))}
        />
        <div className={styles.options}>
          <h3>{say('table.table')}</h3>
          <label className={styles.row}>
            <span>{say('table.name')}</span>
            <input
              type="text"
              className={styles.text}
              maxLength={60}
              value={plan.name}
              placeholder={names.table}
              onChange={({ target }) => replan((before) => ({ ...before, name: target.value }))}
            />
          </label>
          {plan.where === 'online' && (
            <OnlineOptions
              visibility={plan.visibility}
              clock={plan.clock}
              change={(change) => replan((before) => ({ ...before, ...change }))}
            />
          )}
          {game === null && <p className={styles.coming}>{say('ui.loading')}</p>}
          {game === 'failed' && <Notice kind="trouble" text={say('game.failed')} />}
          {game !== null && game !== 'failed' && (
            <Bringing value={setBringing}>
              <GameOptions
                game={game}
                options={plan.options}
                seats={plan.seats.length}
                offered={purpose?.offered}
                change={(options) => replan((before) => ({ ...before, options }))}
              />
            </Bringing>
          )}
        </div>
      </div>
    </Dialog>
  );
}
