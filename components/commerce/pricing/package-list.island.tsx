'use client';

// The member's offers: premium tiers for free members, bundles otherwise, at the discounted price. An island because
// kind, discount and country belong to the member.

import { useTranslations } from 'next-intl';
import { useActiveDiscount } from '#lib/browser/commerce/active-discount.ts';
import { usePackages, useUser } from '#lib/browser/transport/hooks.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { PriceCards } from './price-cards.tsx';
import styles from './pricing.module.css';

type PackageListProps = {
  /** `premium` sells only the upgrade, and links premium members to their credits. */
  kind: 'any' | 'premium';
};

export function PackageList({ kind }: PackageListProps) {
  const t = useTranslations('packages');
  const { prices } = useSite();
  const { user } = useUser();
  const { data, error, mutate } = usePackages();
  const discount = useActiveDiscount();

  if (user?.paid_user && kind === 'premium') {
    const action = <ButtonLink href="/credits">{t('toCredits')}</ButtonLink>;
    return <EmptyState icon="gem" title={t('isPremium')} action={action} />;
  }
  // A later price drop would cause a layout shift.
  if (!data || !user || discount === undefined) {
    if (error) return <ErrorState text={t('failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />;
    return <CardsSkeleton label={t('loading')} />;
  }
  const isPremium = user.paid_user;
  const sold = data.packages.filter((each) => each.kind === (isPremium ? 'credits' : 'premium'));
  return (
    <section aria-label={isPremium ? t('bundles') : t('premium')}>
      <h2 className="visually-hidden">{isPremium ? t('bundles') : t('premium')}</h2>
      {sold.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <PriceCards
          packages={sold}
          country={data.country}
          messageCredits={prices.message_credits}
          discount={discount}
        />
      )}
      {kind === 'any' && !isPremium && <p className="vk-muted mt-3 mb-0">{t('premiumText')}</p>}
      {isPremium && (
        <p className="mt-3 mb-0">
          <SiteLink href="/credits/repeat-order">{t('repeat.title')}</SiteLink>
        </p>
      )}
    </section>
  );
}

function CardsSkeleton({ label }: { label: string }) {
  return (
    <div className="vk-prices mt-4" role="status" aria-label={label}>
      {[0, 1, 2, 3].map((each) => (
        <div key={each} className={`vk-price-card vk-skeleton ${styles.waiting}`} />
      ))}
    </div>
  );
}
