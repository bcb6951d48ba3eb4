import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Image, MemberTile } from '../../lib/contract/profile.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';
import { Modal } from '../ui/modal.island.tsx';
import styles from './lightbox.module.css';
import { useToolTexts } from './use-tool-texts.ts';

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  photos: readonly Image[];
  /** Position of the photo that was pressed. */
  first: number;
  fictionalWord: string | null;
  onClose: () => void;
  /** Reports the photo with this filename; visitors write a complaint, and nobody reports their own. */
  report: ((filename: string) => void) | 'complaint' | null;
};

/** The photos as large as the screen: to swipe through, or by arrow keys and buttons. */
export function PhotoLightbox({ profile, photos, first, fictionalWord, onClose, report }: Props) {
  const { name } = profile;
  const texts = useToolTexts()?.lightbox;
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const last = photos.length - 1;
  // A photo may be taken away while it is looked at.
  const at = Math.min(shown, last);
  const photo = photos[at];

  const isReady = texts !== undefined;
  useLayoutEffect(() => {
    if (isReady) show(track.current, first, 'instant');
  }, [isReady, first]);

  const go = (step: -1 | 1) => {
    const next = at + step;
    if (next < 0 || next > last) return;
    setShown(next);
    show(track.current, next, 'auto');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // The list under focus would scroll by a little on its own.
      event.preventDefault();
      go(event.key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  if (!texts || !photo) return null;
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(texts.title, { name })}
      closeLabel={texts.close}
      className={styles.lightbox}
    >
      <ul
        ref={track}
        className={styles.track}
        aria-label={fill(texts.title, { name })}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth) setShown(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.map((each, position) => (
          <li key={each.filename} className={styles.photo} aria-hidden={position !== at}>
            <img
              src={each.filename}
              width={each.width}
              height={each.height}
              alt={fill(texts.photo, { number: position + 1, count: photos.length, name })}
              loading={position === first ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        {last > 0 ? (
          <>
            <button
              type="button"
              className="vk-round"
              aria-label={texts.previous}
              aria-disabled={at === 0}
              onClick={() => go(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <span className={styles.position} role="status">
              {fill(texts.position, { number: at + 1, count: photos.length })}
            </span>
            <button
              type="button"
              className="vk-round"
              aria-label={texts.next}
              aria-disabled={at === last}
              onClick={() => go(1)}
            >
              <Icon name="chevron-right" />
            </button>
          </>
        ) : null}
        {fictionalWord === null ? null : <FictionalLabel word={fictionalWord} />}
        {report === null ? null : report === 'complaint' ? (
          <SiteLink href={`/complaints?profile=${profile.id}`} className={`btn btn-quiet ${styles.report}`}>
            <Icon name="flag" />
            {texts.report}
          </SiteLink>
        ) : (
          <button
            type="button"
            className={`btn btn-quiet ${styles.report}`}
            onClick={() => report(photo.filename)}
          >
            <Icon name="flag" />
            {texts.report}
          </button>
        )}
      </div>
    </Modal>
  );
}

/** Motion is the style sheet's, which leaves it out for whoever asked for less. */
function show(track: HTMLElement | null, position: number, behavior: 'auto' | 'instant'): void {
  track?.scrollTo({ left: position * track.clientWidth, behavior });
}
