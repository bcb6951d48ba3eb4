import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LangConfigForm } from '#components/brands/lang-config/lang-config-form.island.tsx';
import { languages } from '#lib/contract/languages.ts';
import { isCountry } from '#lib/contract/countries.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { getSettings, siteParams } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { displayName } from '#lib/contract/formats.ts';

type Props = PageProps<'/[brand]/[locale]/lang-config/[country]'>;

export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('langConfig'), getSettings()]);
  return getPageMetadata({
    path: '/lang-config',
    title: t('title'),
    description: t('metaDescription', { brand: name }),
    index: isIndexed('lang-config'),
  });
}

/** The front puts the visitor's country into the path: chosen before, or derived from the address. */
export default async function LangConfigPage({ params }: Props) {
  const [{ country }, { locale }, t, { langConfig }, settings] = await Promise.all([
    params,
    siteParams(),
    getTranslations('langConfig'),
    pageTexts('langConfig'),
    getSettings(),
  ]);
  if (!isCountry(country)) notFound();
  const countries = settings.countries
    .map((code) => ({ code, name: displayName(locale, 'region', code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <h1>{t('title')}</h1>
        <p className="vk-muted">{t('intro')}</p>
        <LangConfigForm
          texts={langConfig}
          languages={settings.locales.map((each) => ({ locale: each, name: languages[each].name }))}
          countries={countries}
          country={settings.countries.includes(country) ? country : settings.geoip_selected_country}
        />
      </div>
    </div>
  );
}
