import { useTranslations } from 'next-intl';
import type { Reaction } from '#lib/contract/vocabulary.ts';
import { reactionChips, type Reactions } from '#lib/rules/community/message-reactions.ts';
import styles from './reactions.module.css';

type Props = { reactions: Reactions; onReact: (emoji: Reaction | null) => void };

/** The reactions under a message: a press on one's own takes it back, on the other's gives the same. */
export function ReactionChips({ reactions, onReact }: Props) {
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
          <span className="visually-hidden">{own ? t('takeBack') : t('sameToo')}</span>
        </button>
      ))}
    </div>
  );
}
