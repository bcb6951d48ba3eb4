import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './bonus.module.css';
import type { BonusTexts } from './load-bonus-texts.ts';
import { TimeLeft } from './time-left.tsx';

type BonusBannerProps = { discount: DiscountCode; texts: BonusTexts; locale: Locale };

/** One line above the page: what the discount is for and how long it lasts; all of it leads to the bundles. */
export function BonusBanner({ discount, texts, locale }: BonusBannerProps) {
  return (
    <section className={styles.banner} aria-label={texts.label}>
      <div className={`container-xl ${styles.line}`}>
        <Icon name={discount.kind === 'time_bonus' ? 'clock' : 'gift'} />
        <SiteLink href="/credits" className={`stretched-link ${styles.offer}`}>
          {fill(texts.offer, { percent: discount.value_percentage })}
        </SiteLink>
        <TimeLeft discount={discount} texts={texts} locale={locale} short className={styles.left} />
        <Icon name="chevron-right" />
      </div>
    </section>
  );
}
