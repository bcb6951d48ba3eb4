import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { paymentMethodName, type TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import type { ShownPayment } from './shown-payment.ts';
import styles from './transactions.module.css';
import { numberFormat } from '#lib/contract/formats.ts';
import { orderClock } from '#lib/rules/commerce/payments.ts';
import { WithdrawalRight } from './withdrawal-right.tsx';

type PaymentFactsProps = { payment: ShownPayment; methodNames: TranslatedMethods };

/** Order, amount, method and date of a payment. */
export function PaymentFacts({ payment, methodNames }: PaymentFactsProps) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const {
    number,
    kind,
    credits,
    amount,
    currency,
    vat_rate,
    vat_amount,
    method,
    created_at,
    refunded,
    charged_back,
  } = payment;
  const when = orderClock(locale, payment, { dateStyle: 'long', timeStyle: 'short' });
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rows = [
    [t('facts.number'), number],
    [t('facts.date'), when(created_at)],
    [t('facts.credits'), t('credits', { kind, count: credits })],
    [t('facts.method'), paymentMethodName(method, methodNames)],
    [t('facts.total'), formatMoney(amount, currency, locale)],
    [t('facts.vat', { rate: rate.format(vat_rate / 10_000) }), formatMoney(vat_amount, currency, locale)],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <WithdrawalRight payment={payment} />
      {refunded > 0 && <p>{t('refunded', { amount: formatMoney(refunded, currency, locale) })}</p>}
      {charged_back > 0 && <p>{t('chargedBack', { amount: formatMoney(charged_back, currency, locale) })}</p>}
    </>
  );
}
