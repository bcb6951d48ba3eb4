import { useLocale, useTranslations } from 'next-intl';
import { creditsBadge } from '#lib/rules/community/badges.ts';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import styles from '../header.module.css';
import { numberFormat } from '#lib/contract/formats.ts';

type Props = {
  user: { paid_user: boolean; credits: number };
  /** Path of this conversation: where the credits page leads back to. */
  here: string;
};

/**
 * What is left to talk with, always: whoever writes pays. From 10 credits down it warns paid users as the badge of the
 * site's top bar does (section 2).
 */
export function CreditBadge({ user, here }: Props) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const tone = creditsBadge(user)?.tone;
  return (
    <SiteLink
      href={`/credits?back=${encodeURIComponent(here)}`}
      className={`badge ${tone ? `badge-${tone}` : ''} ${styles.credits}`}
      aria-label={t('credits', { count: user.credits })}
    >
      <Icon name="coin" />
      <span>{numberFormat(locale).format(user.credits)}</span>
    </SiteLink>
  );
}
