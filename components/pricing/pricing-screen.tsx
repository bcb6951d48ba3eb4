import { useLocale, useTranslations } from 'next-intl';
import type { CreditPackage } from '../../lib/contract/credits.ts';
import type { Settings } from '../../lib/contract/settings.ts';
import { leastCost, leastCostText } from '../../lib/rules/message-cost.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';
import { PriceCards } from './price-cards.tsx';
import styles from './pricing.module.css';

type PricingScreenProps = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  packages: readonly CreditPackage[];
  settings: Pick<
    Settings,
    | 'message_credits'
    | 'minimum_message_costs'
    | 'photo_credits'
    | 'gift_credits'
    | 'signup_credits'
    | 'refund_days'
  >;
};

/** What costs what: bundles for one country, what credits pay for, and what is free. */
export function PricingScreen({ country, packages, settings }: PricingScreenProps) {
  const t = useTranslations('pricing');
  const locale = useLocale();
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  const currency = packages[0]?.currency;
  const currencyName = currency && new Intl.DisplayNames(locale, { type: 'currency' }).of(currency);
  const free = [t('free.signup'), t('free.search'), t('free.likes'), t('free.read')];
  const inMoney = (cost: string, credits: number) => {
    const price = leastCostText(settings, credits, country, locale);
    return price === null ? cost : t('costs.from', { cost, price });
  };
  const { message_credits: message, photo_credits: photo, gift_credits: gift } = settings;
  const costs = [
    inMoney(t('costs.message', { count: message }), message),
    inMoney(t('costs.photo', { count: photo }), photo),
    inMoney(t('costs.gift', { count: gift }), gift),
    t('costs.undelivered'),
  ];
  const least = leastCost(settings, message, country) ? t('costs.least') : undefined;
  return (
    <div className="container-xl vk-page">
      <h1 className="vk-display">{t('title')}</h1>
      <p className="vk-lead">{t('lead', { currency: currencyName ?? '', country: countryName })}</p>
      <PriceCards packages={packages} messageCredits={settings.message_credits} />
      <div className={styles.columns}>
        <PointList title={t('free.title')} points={free} icon="check2" />
        <PointList title={t('costs.title')} points={costs} note={least} icon="gem" />
      </div>
      {settings.signup_credits > 0 && <p>{t('start', { count: settings.signup_credits })}</p>}
      {settings.refund_days > 0 && (
        <p>
          {t('refund', { days: settings.refund_days })}{' '}
          <SiteLink href="/withdrawal">{t('withdrawal')}</SiteLink>
        </p>
      )}
      <ButtonLink href="/signup" size="lg" className="vk-out-only mt-3">
        {t('signup')}
      </ButtonLink>
    </div>
  );
}

type PointListProps = {
  title: string;
  points: readonly string[];
  note?: string | undefined;
  icon: 'check2' | 'gem';
};

function PointList({ title, points, note, icon }: PointListProps) {
  return (
    <section>
      <h2 className="h4">{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} /> {point}
          </li>
        ))}
      </ul>
      {note && <p className="vk-small vk-muted">{note}</p>}
    </section>
  );
}
