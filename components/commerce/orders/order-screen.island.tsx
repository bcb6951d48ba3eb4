'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { orderPath, parseOrderPath, type OrderParams } from '#lib/rules/commerce/order-params.ts';
import { useHref } from '../../ui/link.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { OrderForm } from './order-form.tsx';
import { PackageUnavailable } from './package-unavailable.tsx';
import type { OrderPageProps } from './order-props.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { useOrderQuote } from './use-order-quote.ts';

// The order of a package. An island because price, discount and country belong to the member, and the address contains
// the choices.

export function OrderScreen({ packageId, ...page }: OrderPageProps & { packageId: number }) {
  const t = useTranslations('order');
  const { params, change } = useOrderParams(packageId);
  const quote = useOrderQuote(params);
  const { order, error, reload } = quote;
  // A different country can be undone; other errors leave nothing to order.
  const isElsewhere = order && params.country !== null && params.country !== order.country;
  if (error && isGone(error) && !isElsewhere) return <PackageUnavailable />;
  if (order) return <OrderForm {...page} {...quote} order={order} params={params} onChange={change} />;
  if (error) return <ErrorState text={t('failed')} retryLabel={t('retry')} onRetry={() => void reload()} />;
  return <OrderSkeleton label={t('loading')} />;
}

/** The package is not sold, at all or in that country. */
function isGone(error: unknown): boolean {
  return getErrorCode(error) === 'not_found' || getErrorCode(error) === 'invalid_input';
}

/** Method, country and code of an order, all in the address, so that back and reload preserve them. */
function useOrderParams(packageId: number) {
  const path = usePathname();
  const query = useSearchParams();
  const href = useHref();
  const address = `${path}?${query}`;
  // Renders a choice at once, before the router has updated.
  const [{ known, params }, setState] = useState({
    known: address,
    params: parseOrderPath(path, query, packageId),
  });
  if (known !== address) setState({ known: address, params: addressParams(packageId) });

  const change = (changes: Partial<OrderParams>) => {
    const next = { ...addressParams(packageId), ...changes };
    window.history.replaceState(null, '', href(orderPath(next)));
    setState({ known: address, params: next });
  };
  return { params, change };
}

/** The params in the address, which may be ahead of the router. */
function addressParams(packageId: number): OrderParams {
  const { pathname, search } = window.location;
  return parseOrderPath(pathname, new URLSearchParams(search), packageId);
}
