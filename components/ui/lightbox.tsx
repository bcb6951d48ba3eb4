import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Image } from '../../lib/contract/community/profile.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { Icon } from './icon.tsx';
import styles from './lightbox.module.css';
import { Modal } from './modal.island.tsx';
import { pressedKey } from './pressed-key.ts';

export type LightboxPicture = Pick<Image, 'filename' | 'width' | 'height'> & { alt: string };

type Props = {
  title: string;
  pictures: readonly LightboxPicture[];
  /** Index of the pressed picture. */
  first?: number;
  /** `position` contains `{number}` and `{count}`; all but `close` are for several pictures. */
  texts: { close: string; previous?: string; next?: string; position?: string };
  onClose: () => void;
  /** Content below the current picture. */
  children?: (shown: LightboxPicture) => ReactNode;
};

/** Full-screen pictures, to swipe or browse by arrow keys and buttons. */
export function Lightbox({ title, pictures, first = 0, texts, onClose, children }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const last = pictures.length - 1;
  // A picture may be removed while shown.
  const at = Math.min(shown, last);
  const picture = pictures[at];

  useLayoutEffect(() => show(track.current, first, 'instant'), [first]);

  const go = (step: -1 | 1) => {
    const next = at + step;
    if (next < 0 || next > last) return;
    setShown(next);
    show(track.current, next, 'auto');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      // The focused list would also scroll by itself.
      event.preventDefault();
      go(key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  if (!picture) return null;
  return (
    <Modal open onClose={onClose} title={title} closeLabel={texts.close} className={styles.lightbox}>
      <ul
        ref={track}
        className={styles.track}
        aria-label={title}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth) setShown(Math.round(scrollLeft / clientWidth));
        }}
      >
        {pictures.map(({ filename, width, height, alt }, position) => (
          <li key={filename} className={styles.photo} aria-hidden={position !== at}>
            <img
              src={filename}
              width={width}
              height={height}
              alt={alt}
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
              {fill(texts.position ?? '', { number: at + 1, count: pictures.length })}
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
        {children?.(picture)}
      </div>
    </Modal>
  );
}

/** The style sheet controls motion and honours the reduced-motion preference. */
function show(track: HTMLElement | null, position: number, behavior: 'auto' | 'instant'): void {
  track?.scrollTo({ left: position * track.clientWidth, behavior });
}
