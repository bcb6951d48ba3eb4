'use client';

// The order of one package. It is an island because price, discount and country belong to the signed-in member, and
// because what is chosen stands in the address.

import { useTranslations } from 'next-intl';
import { codeOf } from '../../lib/api/api-error.ts';
import { ErrorState } from '../ui/state.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderGone } from './order-gone.tsx';
import type { OrderPageProps } from './order-props.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { useOrderWish } from './use-order-wish.ts';
import { useWishedOrder } from './use-wished-order.ts';

export function OrderScreen({ packageId, ...page }: OrderPageProps & { packageId: number }) {
  const t = useTranslations('order');
  const { wish, change } = useOrderWish(packageId);
  const wished = useWishedOrder(wish);
  const { order, error, again } = wished;
  // Another country than the one shown can be taken back; anything else leaves nothing to order.
  const isElsewhere = order && wish.country !== null && wish.country !== order.country;
  if (error && isGone(error) && !isElsewhere) return <OrderGone />;
  if (order) return <OrderForm {...page} {...wished} order={order} wish={wish} onChange={change} />;
  if (error) return <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void again()} />;
  return <OrderSkeleton label={t('loading')} />;
}

/** The package is not sold, or not in that country. */
function isGone(error: unknown): boolean {
  return codeOf(error) === 'not_found' || codeOf(error) === 'invalid_input';
}
