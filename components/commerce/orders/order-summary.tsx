import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useSecondsLeft } from '#lib/browser/commerce/active-discount.ts';
import { markReceived } from '#lib/browser/commerce/fetch-discounts.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import { timeLeft } from '#lib/rules/platform/time-left.ts';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './order.module.css';

type Props = {
  order: Order;
  isLoading: boolean;
  /** Called when the discount ends. */
  onEnd: () => void;
};

/** The package, its price, the discount beside the 30-day lowest price, the total and the included VAT. */
export function OrderSummary({ order, isLoading, onEnd }: Props) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { package: pack, discount, amount, list_amount: listAmount } = order;
  const price = (units: number) => formatMoney(units, pack.currency, locale);
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <section className={styles.summary} aria-busy={isLoading || undefined} aria-labelledby="order-summary">
      <h2 id="order-summary" className="h5">
        {t('what')}
      </h2>
      <p className={styles.orderItem}>{t(`kinds.${pack.kind}`, { count: pack.credits })}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('listPrice')}</dt>
          <dd>{price(listAmount)}</dd>
        </div>
        {discount && (
          <div className={styles.discount}>
            <dt>
              <span>{t('discount', { percent: rate.format(discount.value_percentage / 100) })}</span>
              <small>{t('code', { code: discount.code })}</small>
              <DiscountEnd discount={discount} onEnd={onEnd} />
              <small>
                {t(pack.lowest_amount < listAmount ? 'fromLowest' : 'lowest', {
                  price: price(pack.lowest_amount),
                })}
              </small>
            </dt>
            <dd>{price(amount - listAmount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd aria-live="polite">{price(amount)}</dd>
        </div>
      </dl>
      <p className="vk-small vk-muted mb-0">
        {order.vat_rate > 0
          ? t('vat', { rate: rate.format(order.vat_rate / 10_000), amount: price(order.vat_amount) })
          : t('noVat')}
      </p>
    </section>
  );
}

/** Milliseconds; the server rounds down, so a discount's end is only reported a second later. */
const roundingDelayMs = 1_000;

/** Seconds above which a date replaces the countdown. */
const day = 86_400;

/** The end of an order's discount: a countdown on the last day, a date before, nothing without an end. */
function DiscountEnd({ discount, onEnd }: { discount: DiscountCode; onEnd: () => void }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const date = useMoment({ dateStyle: 'long' });
  useEffect(() => markReceived(discount), [discount]);
  const secondsLeft = useSecondsLeft(discount);
  const isOver = secondsLeft === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => end(), roundingDelayMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  if (secondsLeft === null || discount.expires === null) return null;
  if (secondsLeft >= day) return <small>{t('until', { date: date(discount.expires) })}</small>;
  return (
    <small className={styles.countdown} role="timer">
      {t('countdown', { countdown: timeLeft(secondsLeft, locale) })}
    </small>
  );
}
