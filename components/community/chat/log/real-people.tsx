import { useTranslations } from 'next-intl';
import type { Message } from '#lib/contract/community/chats.ts';
import { SiteLink } from '#components/ui/link.tsx';
import styles from './history.module.css';

type Props = {
  name: string;
  messages: readonly Message[];
};

/** As many automatic answers a member may get before it is said where people answer. */
const mostAnswers = 2;

/** Says after a fictional profile's second automatic answer that a program writes here, and leads to people who do. */
export function RealPeople({ name, messages }: Props) {
  const t = useTranslations('chat.realPeople');
  if (messages.filter(({ automatic }) => automatic).length < mostAnswers) return null;
  return (
    <div className={styles.begin} role="status">
      <p className="mb-2">{t('text', { name })}</p>
      <SiteLink href="/members?kind=real" className="btn btn-sm btn-info">
        {t('search')}
      </SiteLink>
    </div>
  );
}
