import { useLocale, useTranslations } from 'next-intl';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Order } from '#lib/contract/commerce/payments.ts';
import type { DebitValues } from '#lib/rules/commerce/debit.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { Button } from '#components/ui/button.tsx';
import { useScreenTop } from '#components/ui/use-screen-top.ts';
import { OrderTerms } from '../order-terms.tsx';
import { DebitCode } from './debit-code.tsx';
import styles from './debit.module.css';
import type { Sent } from './send-debit-code.ts';
import { useDebitOrder } from './use-debit-order.ts';
import { dateFormat } from '#lib/contract/formats.ts';

type Props = {
  sent: Sent;
  order: Order;
  form: DebitValues;
  refundDays: number;
  errors: ErrorTexts;
  /** Sends another code, whose mandate replaces this one. */
  onRetry: () => Promise<void>;
  onBack: () => void;
  onRefused: (error: unknown) => Promise<void>;
  onPlaced: () => void;
};

/** The mandate's full text, the SMS code, and the order button. */
export function DebitMandate({ sent, order, form, refundDays, errors, ...on }: Props) {
  const t = useTranslations('directDebit');
  const tOrder = useTranslations('order');
  const locale = useLocale();
  const title = useScreenTop();
  const ordering = useDebitOrder({ sent, order, form, errors, ...on });
  const { mandate } = sent;
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const facts = [
    [t('mandate.reference'), mandate.reference],
    [t('mandate.creditor'), mandate.creditor],
    [t('mandate.creditorId'), mandate.creditor_id],
    [t('mandate.amount'), formatMoney(mandate.amount, mandate.currency, locale)],
    [t('mandate.due'), day.format(new Date(mandate.due_on))],
  ];
  return (
    <form method="post" noValidate onSubmit={(event) => void ordering.submit(event)}>
      <section className={styles.mandate}>
        <h2 ref={title} tabIndex={-1} className="h4">
          {t('mandate.title')}
        </h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{mandate.text}</p>
        <Button variant="quiet" size="sm" disabled={ordering.busy} onClick={on.onBack}>
          {t('mandate.change')}
        </Button>
      </section>
      <DebitCode sent={sent} {...ordering} />
      <OrderTerms refundDays={refundDays} />
      <Button type="submit" size="lg" className="w-100" busy={ordering.busy}>
        {tOrder('submit')}
      </Button>
    </form>
  );
}
