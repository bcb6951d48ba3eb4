import { getTranslations } from 'next-intl/server';
import { PaymentList } from '#components/commerce/transactions/payment-list.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getMethodNames } from '../../get-method-names.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('transactions.title');

export default async function TransactionsPage() {
  const [t, methodNames] = await Promise.all([getTranslations('transactions'), getMethodNames()]);
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <p className="vk-muted">{t('lead')}</p>
      <IslandTexts of={['transactions']}>
        <PaymentList methodNames={methodNames} />
      </IslandTexts>
    </div>
  );
}
