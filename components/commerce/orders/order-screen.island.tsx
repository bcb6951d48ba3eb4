'use client';

// The order of one package. It is an island because price, discount and country belong to the signed-in member, and
// because what is chosen stands in the address.

import { useTranslations } from 'next-intl';
import { codeOf } from '#lib/browser/transport/api-error.ts';
import { ErrorState } from '../../ui/state.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderGone } from './order-gone.tsx';
import type { OrderPageProps } from './order-props.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { useOrderParams } from './use-order-params.ts';
import { useOrderQuote } from './use-order-quote.ts';

export function OrderScreen({ packageId, ...page }: OrderPageProps & { packageId: number }) {
  const t = useTranslations('order');
  const { params, change } = useOrderParams(packageId);
  const quote = useOrderQuote(params);
  const { order, error, again } = quote;
  // Another country than the one shown can be taken back; anything else leaves nothing to order.
  const isElsewhere = order && params.country !== null && params.country !== order.country;
  if (error && isGone(error) && !isElsewhere) return <OrderGone />;
  if (order) return <OrderForm {...page} {...quote} order={order} params={params} onChange={change} />;
  if (error) return <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void again()} />;
  return <OrderSkeleton label={t('loading')} />;
}

/** The package is not sold, or not in that country. */
function isGone(error: unknown): boolean {
  return codeOf(error) === 'not_found' || codeOf(error) === 'invalid_input';
}
