import { useLocale, useTranslations } from 'next-intl';
import { isLateMethod, type PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { cardLabels } from '#lib/rules/commerce/prices.ts';
import { paymentMethodNames, type TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { FieldError } from '../../ui/field.tsx';
import styles from './order.module.css';
import { listFormat } from '#lib/contract/formats.ts';

type Props = {
  order: Pick<Order, 'country'>;
  /** Methods available for this order and browser. */
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  /** The method in the address, which may be unavailable for this order. */
  requestedMethod: PaymentMethod | null;
  names: TranslatedMethods;
  /** Whether submitting failed for lack of a method. */
  isMissing: boolean;
  onChoose: (method: PaymentMethod) => void;
};

/** The payment methods that work for this country, currency and total. */
export function MethodChoice({ order, methods, chosen, requestedMethod, names, isMissing, onChoose }: Props) {
  const t = useTranslations('order');
  const note = useMethodNote(order.country);
  const getName = (method: PaymentMethod) => paymentMethodNames([method], names)[0] ?? method;
  const error = () => {
    if (isMissing) return t('methodMissing');
    return requestedMethod && !chosen ? t('methodGone', { method: getName(requestedMethod) }) : undefined;
  };
  return (
    <fieldset className={styles.methods} aria-describedby={error() ? 'order-method-error' : undefined}>
      <legend className="form-label">{t('methods')}</legend>
      <FieldError id="order-method" error={error()} />
      {methods.length === 0 && <p>{t('noMethods')}</p>}
      {methods.map((method) => (
        <label key={method} className={styles.method}>
          <input
            type="radio"
            className="form-check-input"
            name="method"
            value={method}
            checked={method === chosen}
            aria-describedby={note(method) ? `order-method-${method}` : undefined}
            onChange={() => onChoose(method)}
          />
          <span className={styles.methodName}>{getName(method)}</span>
          {note(method) && (
            <span id={`order-method-${method}`} className={styles.methodNote}>
              {note(method)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** Notes on a method: the cards of a country, and how late the money arrives. */
function useMethodNote(country: string): (method: PaymentMethod) => string | null {
  const t = useTranslations('order');
  const locale = useLocale();
  return (method) => {
    if (method === 'creditcard')
      return listFormat(locale, { type: 'unit', style: 'long' }).format(cardLabels(country));
    return isLateMethod(method) ? t(`notes.${method}`) : null;
  };
}
