import { useTranslations } from 'next-intl';
import { filmClips } from '../film/clip.ts';
import { FilmPoster } from '../film/film-poster.tsx';
import { Film } from '../film/film.island.tsx';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import styles from './transitions.module.css';

const scenes = ['window', 'words', 'walk'] as const;
const clips = scenes.map((scene) => ({ webm: filmClips[scene].webm, mp4: filmClips[scene].mp4 }));

/** A story in three scenes and sentences; the fourth is the signup. */
export function TransitionsLander({ lander }: { lander: LanderPage }) {
  const t = useTranslations('landerTransitions');
  return (
    <div className={`container-xl ${styles.page}`}>
      <LanderNotice site={lander.site} />
      <div className={styles.columns}>
        <header className={styles.header}>
          <h1 className="vk-display">{lander.text.title}</h1>
          <p className="vk-lead mb-0">{lander.text.lead}</p>
        </header>
        <section className={styles.storyText}>
          <fieldset className={styles.story} data-stage>
            <legend className="visually-hidden">{t('group')}</legend>
            <ol className={styles.parts}>
              {scenes.map((scene, i) => (
                <li key={scene}>
                  <label className={styles.sentence}>
                    <input type="radio" name="scene" value={scene} defaultChecked={i === 0} />
                    <span>{t(`scenes.${scene}.text`)}</span>
                  </label>
                  <div className={styles.scene} role="img" aria-label={t(`scenes.${scene}.label`)} data-scene>
                    <FilmPoster clip={filmClips[scene]} eager={i === 0} />
                  </div>
                </li>
              ))}
            </ol>
            <div className={styles.control}>
              <Film clips={clips} texts={{ play: t('play'), pause: t('pause') }} />
            </div>
          </fieldset>
          <p className="vk-small vk-muted mb-0">{t('drawn')}</p>
        </section>
        <div className={styles.signup}>
          <LanderSignupForm lander={lander} heading={t('signupHeading')} />
        </div>
      </div>
    </div>
  );
}
