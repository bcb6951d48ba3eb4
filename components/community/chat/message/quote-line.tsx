import { useTranslations } from 'next-intl';
import type { Quote } from '#lib/rules/community/optimistic-messages.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './quote.module.css';

/** What is quoted of a message, in one line: how it begins, or what it was instead of a text. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const t = useTranslations('chat.message');
  const gifts = useTranslations('giftNames');
  if (quote.deleted) return <em className={styles.line}>{t('deleted')}</em>;
  if (quote.gift) {
    return (
      <span className={styles.line}>
        <Icon name="gift" /> <span>{gifts('message', { gift: gifts(quote.gift) })}</span>
      </span>
    );
  }
  if (quote.image) {
    return (
      <span className={styles.line}>
        <Icon name="image" /> {t('image')}
      </span>
    );
  }
  return <span className={styles.line}>{quote.excerpt}</span>;
}
