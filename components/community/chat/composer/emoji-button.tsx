import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '#lib/browser/transport/load-later.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './emoji.module.css';
import { pressedKey } from '#components/ui/pressed-key.ts';

const EmojiPanel = lazyPart(() => import('./emoji-panel.tsx').then((file) => file.EmojiPanel));

type Props = {
  onEmoji: (emoji: string) => void;
  /** The panel was closed: the focus returns to the field. */
  onClosed: () => void;
};

/** Opens the emoji panel, which loads on the first press. Hidden on touch devices, whose keyboards have emoji. */
export function EmojiButton({ onEmoji, onClosed }: Props) {
  const t = useTranslations('composer');
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const notifyClosed = useEffectEvent(onClosed);

  useEffect(() => {
    if (!open) return;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    const here = container.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      notifyClosed();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    here?.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      here?.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const toggle = () => {
    setOpen(!open);
    if (open) onClosed();
  };
  return (
    <div ref={container} className={styles.container}>
      <button
        type="button"
        className="vk-round"
        aria-label={t('emoji')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon name="emoji-smile" />
      </button>
      {open ? (
        <div className={styles.panel} role="dialog" aria-label={t('emojiTitle')}>
          <Suspense fallback={<p className={styles.state}>{t('emojiLoading')}</p>}>
            <EmojiPanel onEmoji={onEmoji} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
