import { useTranslations } from 'next-intl';
import { useState, type CSSProperties } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { Message } from '#lib/contract/community/chat.ts';
import { blurGradient } from '#lib/rules/community/blur.ts';
import styles from './message.module.css';
import { lateComponent } from '#components/ui/late-component.tsx';

const Lightbox = lateComponent(() => import('#components/ui/lightbox.tsx').then((file) => file.Lightbox));

type Props = {
  image: NonNullable<Message['image']>;
  /** Label that says whose image it is. */
  label: string;
  /** Title above the enlarged image. */
  title: string;
};

/** A chat image in its aspect ratio over its blur; a press enlarges it. */
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
        <Lightbox
          title={title}
          pictures={[{ ...image, alt: label }]}
          texts={{ close: t('message.close') }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Maximum size of a chat image in rem. */
const widest = 20;
const highest = 22;
/** Wider or taller images are cropped to this ratio; the lightbox shows them uncropped. */
const maxAspectRatio = 2.5;

/** An image's box in its aspect ratio, known before it has loaded. */
export function imageBox({ width, height }: { width: number; height: number }): CSSProperties {
  const shape = Math.min(Math.max(width / height, 1 / maxAspectRatio), maxAspectRatio);
  return { width: `${Math.min(widest, highest * shape)}rem`, aspectRatio: String(shape) };
}
