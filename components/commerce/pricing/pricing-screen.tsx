import { useLocale, useTranslations } from 'next-intl';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { minCost, formatMinCost } from '#lib/rules/commerce/message-cost.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { OwnPriceCards } from './own-price-cards.island.tsx';
import { WithoutPremium } from './without-premium.island.tsx';
import styles from './pricing.module.css';
import { displayName, listFormat, numberFormat } from '#lib/contract/formats.ts';

type PricingScreenProps = {
  country: string;
  packages: readonly CreditPackage[];
  /** VAT included in the prices, in hundredths of a percent. */
  vatRate: number;
  /** Display names of the country's payment methods. */
  methods: readonly string[];
  settings: Pick<
    Settings,
    | 'message_credits'
    | 'minimum_message_costs'
    | 'photo_credits'
    | 'gift_credits'
    | 'signup_credits'
    | 'refund_days'
  >;
  /** Label of the signup link. */
  signUp: string;
};

/** The price list of a country: premium, bundles, payment methods, costs of actions, and what is free. */
export function PricingScreen({ country, packages, vatRate, methods, settings, signUp }: PricingScreenProps) {
  const t = useTranslations('pricing');
  const tPackages = useTranslations('packages');
  const choice = useTranslations('langConfig');
  const locale = useLocale();
  const countryName = displayName(locale, 'region', country);
  const currency = packages[0]?.currency;
  const currencyName = currency && displayName(locale, 'currency', currency);
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const list = listFormat(locale, { type: 'disjunction' });
  const free = [t('free.signup'), t('free.search'), t('free.likes'), t('free.read')];
  const inMoney = (cost: string, credits: number) => {
    const price = formatMinCost(settings, credits, country, locale);
    return price === null ? cost : t('costs.from', { cost, price });
  };
  const { message_credits: message, photo_credits: photo, gift_credits: gift } = settings;
  const costs = [
    inMoney(t('costs.message', { count: message }), message),
    inMoney(t('costs.photo', { count: photo }), photo),
    inMoney(t('costs.gift', { count: gift }), gift),
    t('costs.undelivered'),
  ];
  const minCostText = minCost(settings, message, country) ? t('costs.least') : undefined;
  return (
    <div className="container-xl vk-page">
      <h1 className="vk-display">{t('title')}</h1>
      <p className="vk-lead">{t('lead', { currency: currencyName ?? 'none', country: countryName })}</p>
      {packages.length === 0 && <p>{tPackages('none')}</p>}
      {(['premium', 'credits'] as const).map((kind) => {
        const sold = packages.filter((each) => each.kind === kind);
        if (sold.length === 0) return null;
        const section = (
          <section key={kind} className="mt-4">
            <h2 className="h3">{kind === 'premium' ? tPackages('premium') : tPackages('bundles')}</h2>
            <OwnPriceCards
              packages={sold}
              country={country}
              messageCredits={message}
              buttonClass="vk-signed-in-only"
            />
            {kind === 'premium' && <p className="vk-muted mt-3">{tPackages('premiumText')}</p>}
          </section>
        );
        return kind === 'premium' ? <WithoutPremium key={kind}>{section}</WithoutPremium> : section;
      })}
      {packages.length > 0 && (
        <p className="mt-4">
          {t('vatRate', { rate: percent.format(vatRate / 10_000) })}{' '}
          {methods.length > 0 && t('methods', { country: countryName, methods: list.format(methods) })}
        </p>
      )}
      <p>
        <SiteLink href="/lang-config">{choice('title')}</SiteLink>
      </p>
      <div className={styles.columns}>
        <PointList title={t('free.title')} points={free} icon="check2" />
        <PointList title={t('costs.title')} points={costs} note={minCostText} icon="gem" />
      </div>
      {settings.signup_credits > 0 && <p>{t('start', { count: settings.signup_credits })}</p>}
      <p>
        {t('refund', { days: settings.refund_days })}{' '}
        <SiteLink href="/withdrawal">{t('withdrawal')}</SiteLink>
      </p>
      <ButtonLink href="/signup" size="lg" className="vk-signed-out-only mt-3">
        {signUp}
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
