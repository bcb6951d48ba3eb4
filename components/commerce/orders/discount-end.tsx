import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useSecondsLeft } from '#lib/browser/commerce/active-discount.ts';
import { noteReceived } from '#lib/browser/commerce/discount-reads.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { timeLeft } from '#lib/rules/platform/time-left.ts';
import styles from './order.module.css';
import { dateFormat } from '#lib/contract/formats.ts';

/** Milliseconds; the server rounds down, so that only a second later it can say that a discount is over. */
const grace = 1_000;

/** Seconds from which on a date says more than a countdown. */
const day = 86_400;

/** How long the discount of an order holds: a countdown on its last day, a date before, nothing without an end. */
export function DiscountEnd({ discount, onEnd }: { discount: DiscountCode; onEnd: () => void }) {
  const t = useTranslations('order');
  const locale = useLocale();
  useEffect(() => noteReceived(discount), [discount]);
  const left = useSecondsLeft(discount);
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => end(), grace);
    return () => clearTimeout(timer);
  }, [isOver]);
  if (left === null || discount.expires === null) return null;
  if (left >= day) {
    const date = dateFormat(locale, { dateStyle: 'long' }).format(new Date(discount.expires));
    return <small>{t('until', { date })}</small>;
  }
  return (
    <small className={styles.countdown} role="timer">
      {t('countdown', { countdown: timeLeft(left, locale) })}
    </small>
  );
}
