import { useTranslations } from 'next-intl';
import type { Image } from '../../lib/contract/profile.ts';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { Icon } from '../ui/icon.tsx';
import { Photo } from '../ui/photo.tsx';
import styles from './members.module.css';

type Props = { name: string; photos: readonly Image[]; fictionalWord: string | null };

/** The photos of a profile side by side to swipe through, with thumbnails that lead to each; no script needed. */
export function PhotoGallery({ name, photos, fictionalWord }: Props) {
  const t = useTranslations('member');
  const label = fictionalWord === null ? null : <FictionalLabel word={fictionalWord} place="photo" />;
  if (photos.length === 0) {
    return (
      <div className={styles.photos}>
        <div className={styles.slide}>
          <p className={styles.noPhoto}>
            <Icon name="person" />
            {t('noPhoto', { name })}
          </p>
          {label}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <div
        className={styles.photos}
        role="group"
        aria-label={t('photos', { count: photos.length })}
        tabIndex={0}
      >
        {photos.map((photo, position) => (
          <figure key={photo.filename} id={`photo-${position + 1}`} className={styles.slide}>
            <Photo
              image={photo}
              alt={t('photo', { number: position + 1, name })}
              sizes="(min-width: 768px) 416px, 100vw"
              eager={position === 0}
            />
            {label}
          </figure>
        ))}
      </div>
      {photos.length > 1 ? (
        <ul className={styles.thumbs}>
          {photos.map((photo, position) => (
            <li key={photo.filename}>
              <a
                href={`#photo-${position + 1}`}
                className={styles.thumb}
                data-disable-progress="true"
                aria-label={t('showPhoto', { number: position + 1 })}
              >
                <img className="vk-photo" src={photo.thumb_filename} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
