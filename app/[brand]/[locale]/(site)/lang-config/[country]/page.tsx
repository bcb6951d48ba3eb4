import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LangConfigForm } from '#components/brands/lang-config/lang-config-form.island.tsx';
import { fill } from '#lib/i18n/fill.ts';
import { languages } from '#lib/contract/languages.ts';
import { isCountry } from '#lib/contract/countries.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { siteParams } from '#lib/upstream/site-params.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { displayName } from '#lib/contract/formats.ts';

type Props = PageProps<'/[brand]/[locale]/lang-config/[country]'>;

export function generateStaticParams(): { country: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const [texts, { name }] = await Promise.all([pageTexts('langConfig'), getSettings()]);
  return getPageMetadata({
    path: '/lang-config',
    title: texts.title,
    description: fill(texts.metaDescription, { brand: name }),
    index: isIndexed('lang-config'),
  });
}

/** The front puts the visitor's country into the path: chosen before, or derived from the address. */
export default async function LangConfigPage({ params }: Props) {
  const [{ country }, { locale }, texts, settings] = await Promise.all([
    params,
    siteParams(),
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
        <h1>{texts.title}</h1>
        <p className="vk-muted">{texts.intro}</p>
        <LangConfigForm
          texts={texts}
          languages={settings.locales.map((each) => ({ locale: each, name: languages[each].name }))}
          countries={countries}
          country={settings.countries.includes(country) ? country : settings.geoip_selected_country}
        />
      </div>
    </div>
  );
}
