import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { OrderScreen } from '#components/commerce/orders/order-screen.island.tsx';
import { OrderSkeleton } from '#components/commerce/orders/order-skeleton.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getOrderPageProps } from '#app/[brand]/[locale]/get-order-page-props.ts';

/** The order of a package; only the address contains the payment method. */
export async function OrderPage({ packageId }: { packageId: number }) {
  const [t, words] = await Promise.all([getTranslations('order'), getOrderPageProps()]);
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <IslandTexts of={['order']}>
        <Suspense fallback={<OrderSkeleton label={t('loading')} />}>
          <OrderScreen packageId={packageId} {...words} />
        </Suspense>
      </IslandTexts>
    </div>
  );
}
