import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PaymentList } from '#components/commerce/transactions/payment-list.island.tsx';
import { readMethodWords } from '../../read-method-words.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('transactions');
  return { title: t('title'), robots: { index: false } };
}

export default async function TransactionsPage() {
  const [t, { transactions }, methodWords] = await Promise.all([
    getTranslations('transactions'),
    getMessages(),
    readMethodWords(),
  ]);
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <p className="vk-muted">{t('lead')}</p>
      <NextIntlClientProvider messages={{ transactions }}>
        <PaymentList methodWords={methodWords} />
      </NextIntlClientProvider>
    </div>
  );
}
