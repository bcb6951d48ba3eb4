import { useLocale, useTranslations } from 'next-intl';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import type { DebitValues } from '#lib/rules/commerce/direct-debit.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { Button } from '#components/ui/button.tsx';
import { useScreenTop } from '#components/ui/use-screen-top.ts';
import { OrderTerms } from '../order-terms.tsx';
import styles from './debit.module.css';
import type { Sent } from './send-debit-code.ts';
import { useDebitOrder } from './use-debit-order.ts';
import { dateFormat } from '#lib/contract/formats.ts';
import { useEffect, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { useMoment } from '#components/ui/use-moment.ts';

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

type DebitCodeProps = {
  sent: Sent;
  code: string;
  setCode: (code: string) => void;
  failure: string | null;
  isRequesting: boolean;
  requestCode: () => Promise<void>;
  busy: boolean;
};

/** Seconds between two codes, as an SMS may take that long. */
const coolDown = 60;

/** Asks for the six digits from the SMS; another code can be sent after a pause. */
function DebitCode({ sent, code, setCode, failure, isRequesting, requestCode, busy }: DebitCodeProps) {
  const t = useTranslations('directDebit');
  const wait = usePause(sent.sms_id);
  const until = useMoment({ timeStyle: 'short' })(sent.expires_at);
  return (
    <section>
      <p role="status">{t('code.sent', { mobile: sent.mobile, time: until })}</p>
      <Field id="debit-code" label={t('code.label')} error={failure ?? undefined}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.digits}`}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            // Pasted codes often contain blanks.
            maxLength={12}
            onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
          />
        )}
      </Field>
      <Button
        variant="outline"
        size="sm"
        className="mb-3"
        disabled={wait > 0 || busy}
        busy={isRequesting}
        onClick={() => void requestCode()}
      >
        {wait > 0 ? t('code.wait', { seconds: wait }) : t('code.again')}
      </Button>
    </section>
  );
}

/** Seconds until another code may be requested; each new code restarts the pause. */
function usePause(codeId: string): number {
  const [remaining, setRemaining] = useState({ codeId, seconds: coolDown });
  if (remaining.codeId !== codeId) setRemaining({ codeId, seconds: coolDown });
  useEffect(() => {
    if (remaining.seconds === 0) return;
    const timer = setTimeout(() => setRemaining({ ...remaining, seconds: remaining.seconds - 1 }), 1_000);
    return () => clearTimeout(timer);
  }, [remaining]);
  return remaining.seconds;
}
