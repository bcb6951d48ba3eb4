import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import { notify } from '#components/ui/toast.ts';
import type { Reaction, MessageWarning as Warning } from '#lib/contract/community/chat-vocabulary.ts';
import { reactionChips, type Reactions } from '#lib/rules/community/message-text.ts';
import styles from './message.module.css';
import { SiteLink } from '#components/ui/link.tsx';

type Props = {
  /** Whether Tab reaches it: only from the focused message, so that Tab passes quickly through the log. */
  reachable: boolean;
  onReact: () => void;
  onReply: () => void;
  onMore: () => void;
};

/** The buttons beside a message; touch devices only have "more". */
export function MessageTools({ reachable, onReact, onReply, onMore }: Props) {
  const t = useTranslations('chat.message');
  const tabIndex = reachable ? 0 : -1;
  const quick = `vk-round ${styles.quick}`;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={quick}
        tabIndex={tabIndex}
        aria-label={t('react')}
        aria-haspopup="dialog"
        onClick={onReact}
      >
        <Icon name="emoji-smile" />
      </button>
      <button type="button" className={quick} tabIndex={tabIndex} aria-label={t('reply')} onClick={onReply}>
        <Icon name="reply" />
      </button>
      <button
        type="button"
        className="vk-round"
        tabIndex={tabIndex}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <Icon name="three-dots" />
      </button>
    </div>
  );
}

type ReactionChipsProps = { reactions: Reactions; onReact: (emoji: Reaction | null) => void };

/** The reactions to a message: pressing the own one removes it, pressing the other's adds the same. */
export function ReactionChips({ reactions, onReact }: ReactionChipsProps) {
  const t = useTranslations('chat.message');
  const chips = reactionChips(reactions);
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t('reactions')}>
      {chips.map(({ emoji, count, own }) => (
        <button
          key={emoji}
          type="button"
          className={styles.chip}
          aria-pressed={own}
          onClick={() => onReact(own ? null : emoji)}
        >
          <span className={styles.pill}>
            <span>{emoji}</span>
            {count > 1 ? <span className={styles.count}>{count}</span> : null}
          </span>
          <span className="visually-hidden">{own ? t('removeReaction') : t('sameToo')}</span>
        </button>
      ))}
    </div>
  );
}

/** Copies a text and reports the result; plain http has no clipboard. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('chat.message');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: t('copied') });
    } catch {
      notify({ kind: 'error', text: t('copyFailed') });
    }
  };
}

type MessageWarningProps = { warning: Warning; onReport: () => void; onBlock: () => void };

const texts = { money: 'money', contact_data: 'contactData' } as const;

/** A warning about a message, and the possible actions. */
export function MessageWarning({ warning, onReport, onBlock }: MessageWarningProps) {
  const t = useTranslations('chat.message');
  return (
    <div className={styles.warning}>
      <p className={styles.warningText}>
        <Icon name="exclamation-circle" />
        <span>{t(texts[warning])}</span>
      </p>
      <div className={styles.warningActions}>
        <button type="button" className="btn btn-sm btn-link" onClick={onReport}>
          {t('report')}
        </button>
        <button type="button" className="btn btn-sm btn-link" onClick={onBlock}>
          {t('block')}
        </button>
        <SiteLink href="/pages/faq" className="btn btn-sm btn-link">
          {t('advice')}
        </SiteLink>
      </div>
    </div>
  );
}
