'use client';

// Payment by direct debit: form, mandate and SMS code. An island because the order belongs to the member and the input
// stays in this tab.

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { parseDebitQuery, type OrderParams } from '#lib/rules/commerce/order-params.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState, ErrorState } from '#components/ui/state.tsx';
import { PackageUnavailable } from '../package-unavailable.tsx';
import type { OrderPageProps } from '../order-props.ts';
import { useOrderQuote } from '../use-order-quote.ts';
import { DebitRefused } from './debit-refused.tsx';
import { DebitSkeleton } from './debit-skeleton.tsx';
import { DebitSteps } from './debit-steps.tsx';

type Props = Omit<OrderPageProps, 'methodNames'>;

export function DebitScreen(page: Props) {
  const t = useTranslations('directDebit');
  const params = parseDebitQuery(useSearchParams());
  if (!params)
    return (
      <EmptyState
        icon="coin"
        title={t('noOrder.title')}
        text={t('noOrder.text')}
        action={<ButtonLink href="/credits">{t('noOrder.action')}</ButtonLink>}
      />
    );
  return <DebitOfOrder {...page} params={params} />;
}

function DebitOfOrder({ params, ...page }: Props & { params: OrderParams }) {
  const t = useTranslations('directDebit');
  const { user } = useUser();
  const quote = useOrderQuote(params);
  const { order, error, reload } = quote;
  if (error && ['not_found', 'invalid_input'].includes(getErrorCode(error))) return <PackageUnavailable />;
  if (order && user) {
    if (!order.methods.includes('directdebit'))
      return <DebitRefused reason="method_unavailable" params={params} errors={page.errors} />;
    return <DebitSteps {...page} {...quote} order={order} params={params} userId={user.id} />;
  }
  if (error) return <ErrorState text={t('failed')} retryLabel={t('retry')} onRetry={() => void reload()} />;
  return <DebitSkeleton label={t('loading')} />;
}
