import { turnTo } from '../../client/loadedGames.ts';
import { useChosenLanguage } from '../../client/language.ts';
import { Page } from '../../page/Page.tsx';
import {
  PACES,
  setMotion,
  RESTS,
  setPace,
  setRests,
  setSound,
  setTables,
  setText,
  useSettings,
} from '../../client/settings.ts';
import { like, useLikedStops } from '../../table/useStops.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { Segments } from '../../ui/Segments.tsx';
import styles from './Settings.module.css';

/** What this browser remembers of how somebody likes it. */
export function Settings() {
  const say = useSay(texts);
  const language = useChosenLanguage();
  const { sound, motion, pace, rests, text, tables } = useSettings();
  const { only } = useLikedStops();
  return (
    <Page title={say('menu.settings')} className={styles.settings}>
      <h1>{say('menu.settings')}</h1>
      <div className={styles.list}>
        <div className={styles.row}>
          <h2>{say('menu.language')}</h2>
          <Segments
            label={say('menu.language')}
            hideLabel
            values={[
              { value: 'es', text: 'Español', lang: 'es' },
              { value: 'en', text: 'English', lang: 'en' },
              { value: 'ro', text: 'Română', lang: 'ro' },
            ]}
            value={language}
            choose={turnTo}
          />
        </div>
        <div className={styles.row}>
          <div>
            <h2>{say('settings.sound')}</h2>
            <p>{say('settings.sound.about')}</p>
          </div>
          <Segments
            label={say('settings.sound')}
            hideLabel
            values={[
              { value: 'off', text: say('ui.off') },
              { value: 'on', text: say('ui.on') },
            ]}
            value={sound ? 'on' : 'off'}
            choose={(choice) => setSound(choice === 'on')}
          />
        </div>
        <div className={styles.row}>
          <div>
            <h2>{say('settings.motion')}</h2>
            <p>{say('settings.motion.about')}</p>
          </div>
          <Segments
            label={say('settings.motion')}
            hideLabel
            values={[
              { value: 'device', text: say('settings.motion.device') },
              { value: 'still', text: say('settings.motion.still') },
            ]}
            value={motion}
            choose={setMotion}
          />
        </div>
        <div className={styles.row}>
          <div>
            <h2>{say('settings.pace')}</h2>
            <p>{say('settings.pace.about')}</p>
          </div>
          <Segments
            label={say('settings.pace')}
            hideLabel
            values={PACES.map((value) => ({ value, text: say(`settings.pace.${value}`) }))}
            value={pace}
            choose={setPace}
          />
        </div>
        <div className={styles.row}>
          <div>
            <h2>{say('settings.rests')}</h2>
            <p>{say('settings.rests.about')}</p>
          </div>
          <Segments
            label={say('settings.rests')}
            hideLabel
            values={RESTS.map((value) => ({ value, text: say(`settings.rests.${value}`) }))}
            value={rests}
            choose={setRests}
          />
        </div>
        <div className={styles.row}>
          <div>
            <h2>{say('settings.only')}</h2>
            <p>{say('settings.only.about')}</p>
          </div>
          <Segments
            label={say('settings.only')}
            hideLabel
            values={[
              { value: 'asked', text: say('ui.off') },
              { value: 'taken', text: say('ui.on') },
            ]}
            value={only}
            choose={(choice) => like({ only: choice })}
          />
        </div>
        <div className={styles.row}>
          <h2>{say('settings.text')}</h2>
          <Segments
            label={say('settings.text')}
            hideLabel
            values={[
              { value: 'normal', text: say('settings.text.normal') },
              { value: 'large', text: say('settings.text.large') },
            ]}
            value={text}
            choose={setText}
          />
        </div>
        <div className={styles.row}>
          <div>
            <h2>{say('settings.tables')}</h2>
            <p>{say('settings.tables.about')}</p>
          </div>
          <Segments
            label={say('settings.tables')}
            hideLabel
            values={[
              { value: 'own', text: say('settings.tables.own') },
              { value: 'plain', text: say('settings.tables.plain') },
            ]}
            value={tables}
            choose={setTables}
          />
        </div>
      </div>
      <p className={styles.note}>{say('settings.kept')}</p>
    </Page>
  );
}
