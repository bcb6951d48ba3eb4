import type { MouseEvent } from 'react';
import type { Image, LockedImage } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { GalleryTexts } from './profile-texts.ts';
import styles from './profile.module.css';

type Props = {
  photos: readonly Image[];
  texts: GalleryTexts;
  fictionalWord: string | null;
  /** Blurred images of hidden photos, and their link's target. */
  locked?: readonly LockedImage[];
  lockedHref?: string;
  onLocked?: (event: MouseEvent) => void;
  /** Enlarges a photo; without it photos are static. */
  onOpen?: (position: number) => void;
};

/** A profile's photos to swipe through, with thumbnails; needs no script. */
export function PhotoGallery({
  photos,
  texts,
  fictionalWord,
  locked = [],
  lockedHref = '/premium',
  onLocked,
  onOpen,
}: Props) {
  const label = fictionalWord === null ? null : <FictionalLabel word={fictionalWord} variant="photo" />;
  const count = photos.length + locked.length;
  return (
    <>
      <div className={styles.stage}>
        {photos.length === 0 ? (
          <div className={styles.photos}>
            <div className={styles.slide}>
              <p className={styles.noPhoto}>
                <Icon name="person" />
                {texts.noPhoto}
              </p>
              {label}
            </div>
          </div>
        ) : (
          <div className={styles.photos} role="group" aria-label={texts.photos} tabIndex={0}>
            {photos.map((photo, position) => (
              <figure key={photo.filename} id={`photo-${position + 1}`} className={styles.slide}>
                <Slide photo={photo} position={position} texts={texts} onOpen={onOpen} />
                {label}
              </figure>
            ))}
          </div>
        )}
        {count > 1 ? (
          <span className={styles.count}>
            <Icon name="camera" />
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{texts.photos}</span>
          </span>
        ) : null}
      </div>
      {count > 1 ? (
        <ul className={styles.thumbs}>
          {photos.map((photo, position) => (
            <li key={photo.filename}>
              <a
                href={`#photo-${position + 1}`}
                className={styles.thumb}
                data-disable-progress="true"
                aria-label={fill(texts.showPhoto, { number: position + 1 })}
              >
                <img className="vk-photo" src={photo.thumb_filename} alt="" loading="lazy" />
              </a>
            </li>
          ))}
          {locked.map((photo, position) => (
            <li key={photo.thumb_filename}>
              {/* Not a tab stop: the sentence below has the same link. */}
              <SiteLink
                href={lockedHref}
                className={`${styles.thumb} ${styles.lockedThumb}`}
                aria-label={fill(texts.lockedPhoto, { number: photos.length + position + 1 })}
                tabIndex={-1}
                onClick={onLocked}
              >
                <img className="vk-photo" src={photo.thumb_filename} alt="" loading="lazy" />
                <Icon name="lock" />
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

type SlideProps = Pick<Props, 'texts' | 'onOpen'> & { photo: Image; position: number };

/** A photo; if it can be enlarged, a link to its large variant, so that it works without scripts. */
function Slide({ photo, position, texts, onOpen }: SlideProps) {
  const picture = (
    <Photo
      image={photo}
      alt={fill(texts.photo, { number: position + 1 })}
      sizes="(min-width: 48em) 416px, 100vw"
      eager={position === 0}
    />
  );
  if (!onOpen) return picture;
  return (
    <a
      href={photo.filename}
      className={styles.enlarge}
      data-disable-progress="true"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(position);
      }}
    >
      {picture}
    </a>
  );
}
