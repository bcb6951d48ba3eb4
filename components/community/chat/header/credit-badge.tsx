import { useLocale, useTranslations } from 'next-intl';
import { creditsBadge } from '#lib/rules/community/badges.ts';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import styles from '../header.module.css';
import { numberFormat } from '#lib/contract/formats.ts';

type Props = {
  user: { paid_user: boolean; credits: number };
  /** Path of this conversation, for the way back from the credits page. */
  here: string;
};

/**
 * The credits left, always shown because messages cost credits. Warns paid users from 10 credits down, like the badge
 * in the top bar (`docs/specification.md` §2).
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
