import { useTranslations } from 'next-intl';
import type { Quote } from '#lib/rules/community/optimistic-messages.ts';
import { Icon } from '#components/ui/icon.tsx';
import { QuoteLine } from '../message/quote-line.tsx';
import styles from './composer.module.css';

type Props = {
  isEdit: boolean;
  quote: Quote | undefined;
  own: number;
  name: string;
  onCancel: () => void;
};

/** Above the field: which message is answered, or that an own one is being changed, and the way out of it. */
export function WritingBar({ isEdit, quote, own, name, onCancel }: Props) {
  const t = useTranslations('composer');
  const title = isEdit ? t('editing') : quote?.sender === own ? t('replyOwn') : t('reply', { name });
  return (
    <div className={styles.bar} role="group" aria-label={title}>
      <Icon name={isEdit ? 'pencil' : 'reply'} />
      <div className={styles.about}>
        <strong>{title}</strong>
        {quote ? <QuoteLine quote={quote} /> : null}
      </div>
      <button
        type="button"
        className="vk-round"
        aria-label={t(isEdit ? 'cancelEdit' : 'cancelReply')}
        onClick={onCancel}
      >
        <Icon name="x-lg" />
      </button>
    </div>
  );
}
