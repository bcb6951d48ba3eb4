import { useLocale, useTranslations } from 'next-intl';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { dateFormat } from '#lib/contract/formats.ts';

/** Which discount a pending order keeps from every other one, and whether cancelling it gives the discount back. */
export function HeldDiscount({ held }: { held: NonNullable<Payment['holds']> }) {
  const t = useTranslations('transactions.pending');
  const locale = useLocale();
  const { code, value_percentage: percent, expires } = held;
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const after = () => {
    if (expires === null) return t('comesBackAlways');
    const end = new Date(expires);
    return end > new Date() ? t('comesBack', { date: moment.format(end) }) : t('timeOver');
  };
  return <p>{`${t('holds', { percent, code })} ${after()}`}</p>;
}
