import { getTranslations } from 'next-intl/server';
import { RepeatOrders } from '#components/commerce/pricing/repeat-orders.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getMethodNames } from '#app/[brand]/[locale]/get-method-names.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('packages.repeat.title');

export default async function RepeatOrderPage() {
  const [t, methodNames] = await Promise.all([getTranslations('packages'), getMethodNames()]);
  return (
    <div className="container-xl vk-page">
      <h1>{t('repeat.title')}</h1>
      <p className="vk-muted">{t('repeat.lead')}</p>
      <IslandTexts of={['packages']}>
        <RepeatOrders methodNames={methodNames} />
      </IslandTexts>
    </div>
  );
}
