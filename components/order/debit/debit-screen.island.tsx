'use client';

// Paying an order by direct debit: form, mandate and SMS code. It is an island because the order belongs to the
// signed-in member and what is typed stays in this tab.

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { codeOf } from '../../../lib/api/api-error.ts';
import { useUser } from '../../../lib/api/hooks.ts';
import { readDebitQuery, type OrderWish } from '../../../lib/rules/order-wish.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { OrderGone } from '../order-gone.tsx';
import type { OrderPageProps } from '../order-props.ts';
import { useWishedOrder } from '../use-wished-order.ts';
import { DebitRefused } from './debit-refused.tsx';
import { DebitSkeleton } from './debit-skeleton.tsx';
import { DebitSteps } from './debit-steps.tsx';

type Props = Omit<OrderPageProps, 'methodNames'>;

export function DebitScreen(page: Props) {
  const t = useTranslations('directDebit');
  const wish = readDebitQuery(useSearchParams());
  if (!wish)
    return (
      <EmptyState
        icon="coin"
        title={t('noOrder.title')}
        text={t('noOrder.text')}
        action={<ButtonLink href="/credits">{t('noOrder.action')}</ButtonLink>}
      />
    );
  return <DebitOfOrder {...page} wish={wish} />;
}

function DebitOfOrder({ wish, ...page }: Props & { wish: OrderWish }) {
  const t = useTranslations('directDebit');
  const { user } = useUser();
  const wished = useWishedOrder(wish);
  const { order, error, again } = wished;
  if (error && ['not_found', 'invalid_input'].includes(codeOf(error))) return <OrderGone />;
  if (order && user) {
    if (!order.methods.includes('directdebit'))
      return <DebitRefused reason="method_unavailable" wish={wish} errors={page.errors} />;
    return <DebitSteps {...page} {...wished} order={order} wish={wish} userId={user.id} />;
  }
  if (error) return <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void again()} />;
  return <DebitSkeleton label={t('loading')} />;
}
