import { useTranslations, useLocale } from 'next-intl';
import { useState, useEffect } from 'react';
import { SiteLink } from '#components/ui/link.tsx';
import { tabStorage } from '#lib/browser/storage/storage.ts';
import { ApiError, getErrorCode } from '#lib/browser/transport/api-error.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import {
  dropDebitDraft,
  type DebitValues,
  saveDebitDraft,
  loadDebitDraft,
  checkDebit,
} from '#lib/rules/commerce/direct-debit.ts';
import { type OrderParams, orderPath } from '#lib/rules/commerce/order-params.ts';
import { OrderNotice } from '../order-notice.tsx';
import type { OrderPageProps } from '../order-props.ts';
import { toDiscountError, type DiscountError } from '../use-order-quote.ts';
import { DebitForm } from './debit-form.tsx';
import { DebitMandate } from './debit-mandate.tsx';
import { DebitRefused, debitRefusals, type DebitRefusal } from './debit-refused.tsx';
import styles from './debit.module.css';
import { sendDebitCode, type Sent } from './send-debit-code.ts';
import { useForm } from 'react-hook-form';
import type { FieldError } from '#lib/contract/errors.ts';
import { resolverResult } from '#components/ui/resolver-result.ts';

type Props = Omit<OrderPageProps, 'methodNames'> & {
  order: Order;
  params: OrderParams;
  userId: number;
  isLoading: boolean;
  codeError: DiscountError | null;
  error: unknown;
  reload: () => Promise<void>;
};

type Failure = { error: unknown; before: number };

/** The form, then the mandate with the code that confirms it. */
export function DebitSteps({ order, params, userId, isLoading, codeError, error, reload, ...page }: Props) {
  const t = useTranslations('directDebit');
  const form = useDebitForm(userId);
  const [sent, setSent] = useState<Sent | null>(null);
  const [refusal, setRefusal] = useState<DebitRefusal | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** Shows an error in its place; the member continues in the form. */
  async function refuse(failed: unknown): Promise<void> {
    const code = getErrorCode(failed);
    const final = debitRefusals.find((each) => each === code);
    if (final) setRefusal(final);
    else setFailure({ error: failed, before: sent?.mandate.amount ?? order.amount });
    setSent(null);
    showFields(failed);
    if (code === 'price_changed' || code === 'not_found' || toDiscountError(code)) await reload();
  }

  function showFields(failed: unknown): void {
    const fields = Object.entries((failed instanceof ApiError && failed.data.fields) || {});
    fields.forEach(([field, reason], index) =>
      form.setError(field as keyof DebitValues, { message: reason }, { shouldFocus: index === 0 }),
    );
    if (fields.length > 0) setFailure(null);
  }

  /** Throws errors about the mandate itself; all others lead back to the form. */
  async function sendCode(): Promise<void> {
    setFailure(null);
    const answer = await sendDebitCode(form.getValues(), order);
    // The mandate's amount is charged, so a changed total must be shown first.
    if (answer.mandate.amount !== order.amount) throw new ApiError(409, { error: 'price_changed' });
    setSent(answer);
  }

  if (refusal) return <DebitRefused reason={refusal} params={params} errors={page.errors} />;
  return (
    <>
      <DebitOrder order={order} params={params} />
      {codeError && (
        <div className="alert alert-warning mb-3" role="alert">
          {page.errors[codeError]}
        </div>
      )}
      {failure && <OrderNotice {...failure} order={order} errors={page.errors} />}
      {Boolean(error) && (
        <OrderNotice error={error} order={order} errors={page.errors} onRetry={() => void reload()} />
      )}
      <p className="vk-muted">{t('step', { step: sent ? 2 : 1 })}</p>
      {sent ? (
        <DebitMandate
          sent={sent}
          order={order}
          form={form.getValues()}
          refundDays={page.refundDays}
          errors={page.errors}
          onRetry={sendCode}
          onBack={() => setSent(null)}
          onRefused={refuse}
          onPlaced={() => dropDebitDraft(tabStorage, userId)}
        />
      ) : (
        <DebitForm
          form={form}
          errors={page.errors}
          isReady={!isLoading && !error}
          onSend={() => sendCode().catch(refuse)}
        />
      )}
    </>
  );
}

/** The order in two lines, with a link to change it. */
function DebitOrder({ order, params }: { order: Order; params: OrderParams }) {
  const t = useTranslations('directDebit');
  const tOrder = useTranslations('order');
  const locale = useLocale();
  const { package: pack, amount, list_amount: listAmount, discount } = order;
  const price = (units: number) => formatMoney(units, pack.currency, locale);
  return (
    <section className={styles.order} aria-label={tOrder('what')}>
      <p className={styles.orderItem}>
        <span>{tOrder(`kinds.${pack.kind}`, { count: pack.credits })}</span>
        <span aria-live="polite">
          {amount < listAmount && <s className="vk-muted">{price(listAmount)}</s>}{' '}
          <span>{price(amount)}</span>
        </span>
      </p>
      {discount && (
        <p className="vk-small vk-muted mb-0">
          {`${tOrder('code', { code: discount.code })} · ${tOrder('lowest', { price: price(pack.lowest_amount) })}`}
        </p>
      )}
      <SiteLink className="vk-small" href={orderPath(params)}>
        {t('changeOrder')}
      </SiteLink>
    </section>
  );
}

/** The direct debit form: validated on blur, and stored in this tab except for account and consent. */
function useDebitForm(userId: number) {
  const [draft] = useState(() => loadDebitDraft(tabStorage, userId));
  const form = useForm<DebitValues>({
    mode: 'onTouched',
    defaultValues: draft,
    resolver: async (values) => resolverResult(values, checkDebit(values, await loadIbanCheck())),
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDebitDraft(tabStorage, userId, values),
      }),
    [subscribe, userId],
  );
  return form;
}

/** IBAN rules load on the first blur; without a network only the server validates. */
async function loadIbanCheck(): Promise<(iban: string) => FieldError | null> {
  try {
    return (await import('#lib/rules/commerce/iban.ts')).refuseIban;
  } catch {
    return () => null;
  }
}
