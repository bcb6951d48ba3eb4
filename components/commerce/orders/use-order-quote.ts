import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { useOrder } from '#lib/browser/transport/hooks.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import type { discountErrors } from '#lib/contract/commerce/orders.ts';
import type { OrderParams } from '#lib/rules/commerce/order-params.ts';

/** The quote for these params. An invalid discount code does not block it: `codeError` then says why. */
export function useOrderQuote({ packageId, method, country, code }: OrderParams) {
  const query = { package_id: packageId, country: country ?? undefined, method: method ?? undefined };
  const quote = useOrder({ ...query, code: code ?? undefined });
  const codeError = quote.error && code ? toDiscountError(getErrorCode(quote.error)) : null;
  const plain = useOrder(codeError ? query : null);
  const answer = codeError ? plain : quote;
  const reload = async () => {
    await Promise.all([quote.mutate(), codeError ? plain.mutate() : undefined]);
  };
  return {
    order: answer.data?.order ?? quote.data?.order,
    /** The order can't be placed while another quote loads. */
    isLoading: quote.isLoading || (codeError !== null && plain.isLoading),
    error: answer.error,
    codeError,
    reload,
  };
}

export type DiscountError = (typeof discountErrors)[number];

/** Whether an error is about the discount code. */
export function toDiscountError(code: ErrorCode): DiscountError | null {
  return isDiscountError(code) ? code : null;
}

// Importing the list itself would load the whole contract in the browser.
const known: Record<DiscountError, true> = {
  discount_not_found: true,
  discount_already_used: true,
  discount_expired: true,
  discount_minimum: true,
  discount_country: true,
  discount_method: true,
};

function isDiscountError(code: ErrorCode): code is DiscountError {
  return Object.hasOwn(known, code);
}
