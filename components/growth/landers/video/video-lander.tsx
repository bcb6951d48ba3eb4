import { useTranslations } from 'next-intl';
import { filmClips } from '../film/clip.ts';
import { FilmPoster, PlainFilm } from '../film/film-poster.tsx';
import { Film } from '../film/film.island.tsx';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import styles from './video.module.css';

/** An evening's film behind the headline, with the signup beside it. */
export function VideoLander({ lander }: { lander: LanderPage }) {
  const t = useTranslations('landerVideo');
  const clip = filmClips.evening;
  const { webm, mp4 } = clip;
  return (
    <>
      <section className={styles.stage}>
        <div className={styles.picture} data-stage>
          <div role="img" aria-label={t('label')} data-scene>
            <FilmPoster clip={clip} eager />
          </div>
          <div className={styles.control}>
            <Film clips={[{ webm, mp4 }]} texts={{ play: t('play'), pause: t('pause') }} />
          </div>
        </div>
        <div className={styles.text}>
          <LanderNotice site={lander.site} tone="night" />
          <h1 className={`vk-display ${styles.title}`}>{lander.text.title}</h1>
          <p className={styles.lead}>{lander.text.lead}</p>
        </div>
        <div className={styles.signup}>
          <LanderSignupForm lander={lander} heading={t('signupHeading')} />
        </div>
      </section>
      <section className={`container-xl ${styles.below}`}>
        <p className="vk-small vk-muted">{t('drawn')}</p>
        <PlainFilm clip={clip} label={t('label')} />
        <h2 className="h3">{t('known.title')}</h2>
        <ul className={styles.known}>
          {(['free', 'price', 'label'] as const).map((point) => (
            <li key={point}>{t(`known.${point}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
