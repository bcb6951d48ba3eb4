import { useLocale, useTranslations } from 'next-intl';
import { ApiError, getErrorCode } from '#lib/browser/transport/api-error.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  error: unknown;
  /** The ordered total, if any. */
  before?: number;
  order: Order;
  errors: ErrorTexts;
  onRetry?: () => void;
};

/** Why an order failed, directly above its button. */
export function OrderNotice({ error, before, order, errors, onRetry }: Props) {
  const t = useTranslations('order');
  const locale = useLocale();
  const price = (amount: number) => formatMoney(amount, order.package.currency, locale);
  const isNewPrice = error instanceof ApiError && error.code === 'price_changed' && before !== order.amount;
  const text = () => {
    if (isNewPrice && before !== undefined)
      return t('priceChanged', { now: price(order.amount), before: price(before) });
    if (getErrorCode(error) === 'not_found') return t('notHere');
    return error instanceof ApiError && error.status === 0 ? t('offline') : errorText(error, errors);
  };
  return (
    <div className="alert alert-danger mb-3" role="alert">
      <span>{text()}</span>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
