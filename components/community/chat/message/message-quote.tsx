import { useTranslations } from 'next-intl';
import type { Quote } from '#lib/rules/community/optimistic-messages.ts';
import { QuoteLine } from './quote-line.tsx';
import styles from './quote.module.css';

type Props = {
  quote: Quote;
  /** Name of the other member where they wrote what is quoted; null where the reader did. */
  of: string | null;
  onJump: (id: number) => void;
};

/** The message that is answered, above the answer; a press leads to it. */
export function MessageQuote({ quote, of, onJump }: Props) {
  const t = useTranslations('chat.message');
  return (
    <button type="button" className={styles.quote} onClick={() => onJump(quote.id)}>
      <strong className={styles.who}>{of === null ? t('answersYou') : t('answers', { name: of })}</strong>
      <QuoteLine quote={quote} />
    </button>
  );
}
