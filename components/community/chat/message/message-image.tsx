import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { Message } from '#lib/contract/community/chats.ts';
import { blurGradient } from '#lib/rules/community/blur.ts';
import styles from './image.module.css';

const Lightbox = lazy(() =>
  loadLater(() => import('#components/ui/lightbox.tsx')).then((file) => ({ default: file.Lightbox })),
);

type Props = {
  image: NonNullable<Message['image']>;
  /** Whose picture it is, in words. */
  label: string;
  /** Name of the message, above the large picture. */
  title: string;
};

/** An image of the chat in its own shape, over its blur; a press shows it as large as the screen. */
export function MessageImage({ image, label, title }: Props) {
  const t = useTranslations('chat');
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className={styles.lost}>
        <p>
          <Icon name="image" /> {t('message.imageFailed')}
        </p>
        <button type="button" className="btn btn-sm btn-outline" onClick={() => setFailed(false)}>
          {t('retry')}
        </button>
      </div>
    );
  }
  const blur = blurGradient(image.thumbhash);
  return (
    <>
      <a
        href={image.filename}
        className={styles.image}
        style={{ ...imageBox(image), ...(blur ? { backgroundImage: blur } : {}) }}
        data-disable-progress="true"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <img
          src={image.filename}
          width={image.width}
          height={image.height}
          alt={label}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      </a>
      {isOpen ? (
        <Suspense fallback={null}>
          <Lightbox
            title={title}
            pictures={[{ ...image, alt: label }]}
            words={{ close: t('message.close') }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Rem that an image of the chat takes at most. */
const widest = 20;
const highest = 22;
/** A panorama or a tower is cut to this shape at most; the lightbox shows it whole. */
const maxAspectRatio = 2.5;

/** The box of an image in its own shape, known before it has arrived. */
export function imageBox({ width, height }: { width: number; height: number }): CSSProperties {
  const shape = Math.min(Math.max(width / height, 1 / maxAspectRatio), maxAspectRatio);
  return { width: `${Math.min(widest, highest * shape)}rem`, aspectRatio: String(shape) };
}
