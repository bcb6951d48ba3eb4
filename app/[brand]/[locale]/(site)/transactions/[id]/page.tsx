import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PaymentResult } from '#components/commerce/transactions/payment-result.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getMethodNames } from '#app/[brand]/[locale]/get-method-names.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

type Props = PageProps<'/[brand]/[locale]/transactions/[id]'>;

export const generateStaticParams = () => [];

// The address contains a secret token, so no referrer is sent to other sites.
export const generateMetadata = unlisted('transactions.result.title', { referrer: 'no-referrer' });

/** The result of a payment, by id for the member who paid or by the token from a mail. */
export default async function TransactionPage({ params }: Props) {
  const { id } = await params;
  const isId = /^[1-9]\d{0,14}$/.test(id);
  if (!isId && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) notFound();
  const [t, methodNames] = await Promise.all([getTranslations('errors'), getMethodNames()]);
  return (
    <div className="container-xl vk-page">
      <IslandTexts of={['transactions']}>
        <PaymentResult
          requested={isId ? { id: Number(id) } : { token: id.toLowerCase() }}
          methodNames={methodNames}
          unknownFailure={t('generic')}
        />
      </IslandTexts>
    </div>
  );
}
