import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { DebitScreen } from '#components/commerce/orders/debit/debit-screen.island.tsx';
import { DebitSkeleton } from '#components/commerce/orders/debit/debit-skeleton.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getOrderPageProps } from '../../get-order-page-props.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('directDebit.title');

export default async function DirectDebitPage() {
  const [t, { refundDays, errors }] = await Promise.all([
    getTranslations('directDebit'),
    getOrderPageProps(),
  ]);
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <h1>{t('title')}</h1>
        <IslandTexts
          of={[
            'directDebit',
            'order.beginAtOnce',
            'order.code',
            'order.gone',
            'order.kinds',
            'order.lowest',
            'order.notHere',
            'order.offline',
            'order.once',
            'order.priceChanged',
            'order.refund',
            'order.retry',
            'order.submit',
            'order.what',
            'order.withdrawal',
          ]}
        >
          {/* The address contains the order, and only the browser knows it. */}
          <Suspense fallback={<DebitSkeleton label={t('loading')} />}>
            <DebitScreen refundDays={refundDays} errors={errors} />
          </Suspense>
        </IslandTexts>
      </div>
    </div>
  );
}
