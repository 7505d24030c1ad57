import { asOptions } from '@concilio/kernel';
import { eventText, plainMarkup } from '@concilio/text';
import { useLocation } from 'wouter';
import { useMe } from '../../../net/me.ts';
import { startLocal } from '../../../net/local/matches.ts';
import { stepsToEye } from '../seats/seats.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useHere } from '../../../table/here.ts';
import { botName } from '../../../text/botName.ts';
import { texts as shellTexts } from '../../../text/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSay } from '../../../ui/say.ts';
import { toast } from '../../../ui/toast.ts';
import { useCoach } from '../../../features/lesson/coach.ts';
import { RuleLinks } from '../../../features/lesson/CoachPanel.tsx';
import { boardMoment, LESSONS } from './lessons.ts';
import styles from './Summary.module.css';
import { texts as sharedTexts } from '../../../features/lesson/text/index.ts';
import { useCourseSay } from '../../../features/lesson/useCourseSay.ts';

/** What is told of the end of a conflict. */
const BROUGHT = ['darkness.suffered', 'player.spared', 'player.eliminated', 'ring.borne'];

/** The first conflict is over: what it brought, what was met on the way, and where to go from here. */
export function Summary() {
  const say = useCourseSay();
  const shared = useSay(sharedTexts);
  const shell = useSay(shellTexts);
  const me = useMe();
  const [, go] = useLocation();
  const { state, game, speaker } = useHere();
  const [coach, { progress, moment }] = useCoach();
  const { given, done } = progress;
  if (done || !given.includes('summary') || moment === null) return null;

  const end = state.log.findIndex(({ name }) => name === 'conflict.ended');
  const haven = state.log.findIndex(({ name }, index) => index > end && name === 'place.reached');
  const brought = state.log
    .slice(end, haven)
    .filter(({ name }) => BROUGHT.includes(name))
    .flatMap((event) => eventText({ ...speaker, paint: plainMarkup }, event) ?? []);
  const steps = stepsToEye(boardMoment(moment).view);
  const unmet = LESSONS.map(({ id }) => id).filter((id) => !given.includes(id));
  const lessons = [...given, ...unmet].filter((id) => id !== 'summary');

  /** A whole match, from Bag End on, with the same company. */
  async function begin(): Promise<void> {
    const bots = [1, 2].map((number) => ({ name: botName(shell, number), bot: 'simple' }));
    try {
      const match = await startLocal({
        game: game.id,
        name: shell('game.lotr-board.name'),
        options: asOptions({ sauron: 15 }),
        seats: [{ name: me?.name ?? shell('player.nameless'), bot: null }, ...bots],
      });
      coach.goOn();
      go(`/local/${match}`);
    } catch {
      toast(shared('lesson.failed'));
    }
  }

  return (
    <Dialog
      open
      close={coach.goOn}
      title={say('summary.title')}
      about={say('summary.text')}
      footer={
        <>
          <Button onClick={() => void begin()}>{say('summary.new')}</Button>
          <Button kind="main" onClick={coach.goOn} autoFocus>
            {say('summary.on')}
          </Button>
        </>
      }
    >
      <h3 className={styles.head}>{say('summary.brought')}</h3>
      <ul className={styles.brought}>
        {brought.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {steps !== null && <li>{say('summary.distance', { steps })}</li>}
      </ul>
      <h3 className={styles.head}>{say('summary.met')}</h3>
      <ul className={styles.met}>
        {lessons.map((id) => {
          const isMet = given.includes(id);
          return (
            <li key={id} data-met={isMet}>
              <Icon
                name={isMet ? 'check' : 'hourglass'}
                {...(isMet ? {} : { title: say('summary.unmet') })}
              />
              <span>{say(`${id}.title`)}</span>
              <RuleLinks id={id} />
            </li>
          );
        })}
      </ul>
      <p className={styles.think}>{say('summary.think')}</p>
    </Dialog>
  );
}
