import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PricingScreen } from '#components/commerce/pricing/pricing-screen.tsx';
import { JsonLd } from '#components/growth/structured-data/json-ld.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { isCountry } from '#lib/contract/countries.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { formatMinCost } from '#lib/rules/commerce/message-cost.ts';
import { methodsInSentence } from '#lib/rules/commerce/payment-methods-in-sentence.ts';
import { titledImage } from '#lib/rules/growth/og-images.ts';
import { listPackages, getSettings, siteParams } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { getMethodNames } from '#app/[brand]/[locale]/get-method-names.ts';
import { getSignupLabel } from '#app/[brand]/[locale]/get-signup-label.ts';
import { getOffers } from '#app/[brand]/[locale]/get-structured-data.ts';

type Props = PageProps<'/[brand]/[locale]/pricing/[country]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ country }, { locale }, settings, t] = await Promise.all([
    params,
    siteParams(),
    getSettings(),
    getTranslations('pricing'),
  ]);
  const from = formatMinCost(settings, settings.message_credits, country, locale);
  const brand = settings.name;
  const description = from ? t('metaDescription', { brand, from }) : t('metaDescriptionPlain', { brand });
  return getPageMetadata({
    path: '/pricing',
    title: t('metaTitle'),
    description,
    index: isIndexed('pricing'),
    image: titledImage({ kind: 'pricing' }, t('title')),
  });
}

/** Prices in the currency of the visitor's country, which the front puts into the path. */
export default async function PricingPage({ params }: Props) {
  const { country, locale } = await params;
  if (!isCountry(country)) notFound();
  const [settings, { vat_rate, packages, ...prices }, methodNames] = await Promise.all([
    getSettings(),
    listPackages(country),
    getMethodNames(),
  ]);
  const possible = settings.payment_methods.filter((id) =>
    packages.some(({ methods }) => methods.some((method) => method === id)),
  );
  return (
    <>
      <JsonLd things={await getOffers(prices.country, packages)} />
      <IslandTexts of={['packages']}>
        <PricingScreen
          country={prices.country}
          packages={packages}
          vatRate={vat_rate}
          methods={methodsInSentence(possible, methodNames, locale)}
          settings={settings}
          signUp={await getSignupLabel(settings)}
        />
      </IslandTexts>
    </>
  );
}
