import { useTranslations } from 'next-intl';
import type { MessageWarning as Warning } from '#lib/contract/community/chat-vocabulary.ts';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import styles from './warning.module.css';

type Props = { warning: Warning; onReport: () => void; onBlock: () => void };

const texts = { money: 'money', contact_data: 'contactData' } as const;

/** A warning about a message, and the possible actions. */
export function MessageWarning({ warning, onReport, onBlock }: Props) {
  const t = useTranslations('chat.message');
  return (
    <div className={styles.warning}>
      <p className={styles.text}>
        <Icon name="exclamation-circle" />
        <span>{t(texts[warning])}</span>
      </p>
      <div className={styles.actions}>
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
