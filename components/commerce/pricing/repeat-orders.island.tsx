'use client';

// The member's past packages that can be bought again; an island because they belong to the member.

import { useLocale, useTranslations } from 'next-intl';
import { useRepeatOrders } from '#lib/browser/transport/hooks.ts';
import { labelled } from '#lib/contract/labelled.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { orderPath } from '#lib/rules/commerce/order-params.ts';
import { paymentMethodName, type TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './pricing.module.css';
import { displayName } from '#lib/contract/formats.ts';

export function RepeatOrders({ methodNames }: { methodNames: TranslatedMethods }) {
  const t = useTranslations('packages');
  const locale = useLocale();
  const day = useMoment({ dateStyle: 'long' });
  const { data, error, mutate } = useRepeatOrders();
  if (!data) {
    if (error)
      return <ErrorState text={t('repeat.failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />;
    return <ListRowsSkeleton label={t('repeat.loading')} count={3} />;
  }
  if (data.orders.length === 0) {
    const action = <ButtonLink href="/credits">{t('repeat.emptyAction')}</ButtonLink>;
    return <EmptyState icon="coin" title={t('repeat.empty')} action={action} />;
  }
  return (
    <ul className={styles.orders}>
      {data.orders.map(
        ({ package: { id, credits, amount, currency, tier }, method, country, ordered_at }) => {
          const size = t('credits', { count: credits });
          return (
            <li key={`${id} ${method} ${country}`} className={styles.order}>
              <h2 className="h5 mb-0">{tier ? `${t(`tiers.${tier}`)}, ${size}` : size}</h2>
              <p className="mb-0">
                <strong className="vk-numbers">{formatMoney(amount, currency, locale)}</strong>
                {method && <span>{` · ${paymentMethodName(method, methodNames)}`}</span>}
                <br />
                <span className="vk-muted">
                  {`${t('repeat.last', { date: day(ordered_at) })}, ${displayName(locale, 'region', country)}`}
                </span>
              </p>
              <ButtonLink
                href={orderPath({ packageId: id, method, country, code: null })}
                aria-label={labelled(locale, t('repeat.title'), size)}
              >
                {t('repeat.title')}
              </ButtonLink>
            </li>
          );
        },
      )}
    </ul>
  );
}
