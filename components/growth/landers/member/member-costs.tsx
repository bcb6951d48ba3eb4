import { useTranslations } from 'next-intl';
import { SiteLink } from '#components/ui/link.tsx';
import type { MemberLandingPage } from '../lander-page.ts';
import styles from './member-signup-form.module.css';

/** The cost of a first message, a new member's credits, and what happens if they do not suffice. */
export function MemberCosts({ prices }: Pick<MemberLandingPage, 'prices'>) {
  const t = useTranslations('home.cost');
  const writing = useTranslations('memberSignup');
  const { message_credits: price, signup_credits: gift } = prices;
  return (
    <p className={styles.costs}>
      {t('message', { credits: price })}
      {gift > 0 && ` ${t('start', { credits: gift })}`}
      {gift < price && ` ${writing('short')}`}{' '}
      <SiteLink href="/pricing" className={styles.prices}>
        {writing('prices')}
      </SiteLink>
    </p>
  );
}
