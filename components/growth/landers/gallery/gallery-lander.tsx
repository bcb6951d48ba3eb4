import { useTranslations } from 'next-intl';
import { SiteLink } from '#components/ui/link.tsx';
import { DrawnShape, drawnShapes } from '../drawn-shape.tsx';
import { LanderDoor } from '../lander-door.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderDoor as Door, LanderPage } from '../lander-page.ts';
import { GalleryPhoto } from './gallery-photo.tsx';
import styles from './gallery.module.css';

const mostPhotos = 8;
/** On a phone so many photos are seen before anybody scrolls. */
const seenFirst = 2;

/** `gallery`: a quiet wall of photos, one of which opens larger at a touch; the signup stands below it. */
export function GalleryLander({ lander }: { lander: LanderPage }) {
  const t = useTranslations('landerGallery');
  const members = lander.members.slice(0, mostPhotos);
  const words = { close: t('close'), profile: t('profile'), toDoor: t('toDoor') };
  const isOpen = lander.door.signups !== 'invited';
  return (
    <div className={`container-xl ${styles.page}`}>
      <LanderNotice notice={lander.notice} />
      <header className={styles.head}>
        <h1 className="vk-display">{lander.text.title}</h1>
        <p className="vk-lead">{lander.text.lead}</p>
        {isOpen && (
          <a href="#door" className="btn btn-primary">
            {words.toDoor}
          </a>
        )}
      </header>
      {members.length > 0 ? (
        <>
          <ul className={styles.wall} aria-label={t('photos')}>
            {members.map((member, at) => (
              <GalleryPhoto
                key={member.id}
                member={member}
                word={lander.notice.label}
                isEager={at < seenFirst}
                words={{
                  ...words,
                  open: t('open', { name: member.name }),
                  photo: t('photo', { name: member.name }),
                }}
                signupHref={isOpen ? signupHref(lander.door) : null}
              />
            ))}
          </ul>
          <p className={styles.hint}>
            {t('hint')} <SiteLink href="/members">{t('all')}</SiteLink>
          </p>
        </>
      ) : (
        <>
          <div className={styles.frames} aria-hidden="true">
            {drawnShapes.slice(0, 5).map((shape) => (
              <div key={shape} className={styles.frame}>
                <DrawnShape name={shape} />
              </div>
            ))}
          </div>
          <p className={styles.hint}>{t('without')}</p>
        </>
      )}
      <LanderDoor door={lander.door} heading={t('door')} variant="bar" />
    </div>
  );
}

/** The signup without the answers of the form, but with the name of the lander that leads there. */
function signupHref({ action, slug }: Door): string {
  return slug === null ? action : `${action}?${new URLSearchParams({ slug }).toString()}`;
}
