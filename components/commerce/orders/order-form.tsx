import { useTranslations, useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError, getErrorCode } from '#lib/browser/transport/api-error.ts';
import { useApplePay } from '#lib/browser/commerce/apple-pay.ts';
import { fieldText } from '#lib/browser/transport/error-text.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { debitPath, type OrderParams } from '#lib/rules/commerce/order-params.ts';
import { Button } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { BeginAtOnce } from './begin-at-once.tsx';
import { DiscountField } from './discount-field.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OrderNotice } from './order-notice.tsx';
import type { OrderPageProps } from './order-props.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderTerms } from './order-terms.tsx';
import styles from './order.module.css';
import { useOrdering } from './use-ordering.ts';
import { toDiscountError, type DiscountError } from './use-order-quote.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { displayName } from '#lib/contract/formats.ts';

type Props = OrderPageProps & {
  order: Order;
  params: OrderParams;
  isLoading: boolean;
  codeError: DiscountError | null;
  /** Why the order shown differs from the requested one. */
  error: unknown;
  onChange: (changes: Partial<OrderParams>) => void;
  reload: () => Promise<void>;
};

/** The choices of an order, its cost, and the button that places it. */
export function OrderForm({ order, params, isLoading, codeError, error, onChange, reload, ...page }: Props) {
  const t = useTranslations('order');
  const href = useHref();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useOrdering();
  const [missing, setMissing] = useState(false);
  const [startsAtOnce, setBegins] = useState(false);
  const [beginError, setBeginError] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const hasApplePay = useApplePay();
  const methods = order.methods.filter((each) => each !== 'applepay' || hasApplePay);
  const method = params.method && methods.includes(params.method) ? params.method : null;

  // Direct debit asks on its own page.
  const asksToBegin = method !== 'directdebit';

  const change = (changes: Partial<OrderParams>) => {
    setMissing(false);
    setFailure(null);
    onChange(changes);
  };

  const betterDiscountNote = ({ worse_code: worse, discount }: Order) =>
    worse && discount
      ? t('discountCode.lessThanDiscount', { code: worse, percent: discount.value_percentage })
      : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const lacksBegin = asksToBegin && !startsAtOnce;
    setMissing(!method);
    setBeginError(lacksBegin ? page.errors.field.consent_missing : undefined);
    if (!method || lacksBegin) {
      form.current?.querySelector<HTMLInputElement>(`input[type=${method ? 'checkbox' : 'radio'}]`)?.focus();
      return;
    }
    if (method === 'directdebit') {
      router.push(
        href(debitPath({ ...params, country: order.country, code: codeError ? null : params.code })),
      );
      return;
    }
    const { package: pack, country, amount, discount } = order;
    const code = discount?.code ?? null;
    const failed = await send({
      package_id: pack.id,
      country,
      method,
      code,
      amount,
      begin_at_once: startsAtOnce,
    });
    if (!failed) return;
    const refused = failed instanceof ApiError ? failed.data.fields?.begin_at_once : undefined;
    if (refused) return setBeginError(fieldText(refused, page.errors));
    // Code errors appear beside the code field, all others above the button.
    if (code && toDiscountError(getErrorCode(failed))) onChange({ code });
    else setFailure({ error: failed, before: amount });
    if (changesOrder(failed)) await reload();
  }

  return (
    <form
      ref={form}
      method="post"
      className={styles.layout}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <OrderHeading order={order} />
        <CountryChoice
          countries={order.countries}
          chosen={params.country ?? order.country}
          onChange={(country) => change({ country })}
        />
        <MethodChoice
          order={order}
          methods={methods}
          chosen={method}
          requestedMethod={params.method}
          names={page.methodNames}
          isMissing={missing && !method}
          onChoose={(chosen) => change({ method: chosen })}
        />
        <DiscountField
          code={params.code}
          applied={order.discount?.code}
          isBusy={isLoading}
          error={codeError && page.errors[codeError]}
          betterDiscountNote={betterDiscountNote(order)}
          onChange={(code) => change({ code })}
        />
      </div>
      <div className={styles.aside}>
        <OrderSummary order={order} isLoading={isLoading} onEnd={() => void reload()} />
        {failure && <OrderNotice {...failure} order={order} errors={page.errors} />}
        {Boolean(error) && !failure && (
          <OrderNotice error={error} order={order} errors={page.errors} onRetry={() => void reload()} />
        )}
        <OrderTerms refundDays={page.refundDays} />
        {asksToBegin && (
          <BeginAtOnce
            error={beginError}
            input={{
              checked: startsAtOnce,
              onChange: ({ target }) => {
                setBegins(target.checked);
                setBeginError(undefined);
              },
            }}
          />
        )}
        <Button type="submit" size="lg" className="w-100" busy={busy} disabled={isLoading || Boolean(error)}>
          {method === 'directdebit' ? t('toDebit') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

type Failure = { error: unknown; before: number };

/** Errors that mean that the order shown is outdated. */
function changesOrder(error: unknown): boolean {
  const code = getErrorCode(error);
  return (
    ['price_changed', 'method_unavailable', 'not_found'].includes(code) || toDiscountError(code) !== null
  );
}

/** On phones the summary comes last, so this names the order first. */
function OrderHeading({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { package: pack, amount } = order;
  return (
    <p className={styles.lead}>
      <span>{t(`kinds.${pack.kind}`, { count: pack.credits })}</span>
      <span>{formatMoney(amount, pack.currency, locale)}</span>
    </p>
  );
}

type CountryChoiceProps = {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  chosen: string;
  onChange: (country: string) => void;
};

/** The member's country of payment. */
function CountryChoice({ countries, chosen, onChange }: CountryChoiceProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const named = countries
    .map((value) => ({ value, text: displayName(locale, 'region', value) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
  return (
    <SelectField
      id="order-country"
      label={t('country')}
      hint={t('countryHint')}
      options={named}
      autoComplete="country"
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
