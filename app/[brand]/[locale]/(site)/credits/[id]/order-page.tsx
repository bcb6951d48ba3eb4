import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { OrderScreen } from '#components/commerce/orders/order-screen.island.tsx';
import { OrderSkeleton } from '#components/commerce/orders/order-skeleton.tsx';
import { readOrderWords } from '#app/[brand]/[locale]/read-order-words.ts';

/** The order of a package; the method of payment stands in the address alone. */
export async function OrderPage({ packageId }: { packageId: number }) {
  const [{ order }, t, words] = await Promise.all([
    getMessages(),
    getTranslations('order'),
    readOrderWords(),
  ]);
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <NextIntlClientProvider messages={{ order }}>
        <Suspense fallback={<OrderSkeleton label={t('loading')} />}>
          <OrderScreen packageId={packageId} {...words} />
        </Suspense>
      </NextIntlClientProvider>
    </div>
  );
}
