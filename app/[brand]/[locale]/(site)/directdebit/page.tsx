import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { DebitScreen } from '#components/commerce/orders/debit/debit-screen.island.tsx';
import { DebitSkeleton } from '#components/commerce/orders/debit/debit-skeleton.tsx';
import { readOrderWords } from '../../read-order-words.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('directDebit');
  return { title: t('title'), robots: { index: false } };
}

export default async function DirectDebitPage() {
  const [{ order, directDebit }, t, { refundDays, errors }] = await Promise.all([
    getMessages(),
    getTranslations('directDebit'),
    readOrderWords(),
  ]);
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <h1>{t('title')}</h1>
        <NextIntlClientProvider messages={{ order, directDebit }}>
          {/* What is ordered stands in the address, which only the browser knows. */}
          <Suspense fallback={<DebitSkeleton label={t('loading')} />}>
            <DebitScreen refundDays={refundDays} errors={errors} />
          </Suspense>
        </NextIntlClientProvider>
      </div>
    </div>
  );
}
