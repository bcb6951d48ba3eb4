import { serverTexts } from '#lib/i18n/server-texts.ts';
import { fill } from '#lib/i18n/fill.ts';
import { priceCountry } from '../../lib/contract/commerce/price-country.ts';
import type { Settings } from '../../lib/contract/brands/brands.ts';
import { interestGroups } from '../../lib/contract/vocabulary.ts';
import { listMethodsOfCountries } from '../commerce/packages/offered-methods.ts';
import { termsVersion } from '../growth/info-pages/terms-version.ts';
import { getSeller, type Brand } from './brand.ts';
import { regionData } from './regions.ts';

type Visitor = {
  /** Scheme, host and port of the brand. */
  origin: string;
  /** Name and address of another brand of the operator. */
  sister: (brand: string) => { name: string; url: string } | null;
  locale: string;
  country: string | null;
  chosenCountry: string | null;
  pushPublicKey: string;
  companyAdded: Date;
  /** Whether the company may collect direct debits, and confirmation codes can be sent. */
  mayDebit: boolean;
  ownPages: Settings['own_pages'];
  sharedWith: string[];
};

/** A brand's settings in one language, for a visitor's country. */
export function presentSettings(brand: Brand, visitor: Visitor): Settings {
  const { settings } = brand;
  const text = (texts: Partial<Record<string, string>>, fallback: string) =>
    texts[visitor.locale] || fallback || texts.en || '';
  const own = serverTexts(visitor.locale, 'fictional');
  const signs = { chosen: visitor.chosenCountry, profile: null, address: visitor.country };
  return {
    ...settings,
    // The footer only names payment methods usable in the brand's countries.
    payment_methods: listMethodsOfCountries(settings.payment_methods, settings.countries).filter(
      (method) => method !== 'directdebit' || visitor.mayDebit,
    ),
    brand: brand.id,
    pool: brand.pool,
    shared_with: visitor.sharedWith,
    name: brand.name,
    domain: brand.primaryHost,
    origin: visitor.origin,
    domain_language: brand.domainLanguage as Settings['domain_language'],
    company_id: brand.companyId,
    terms_version: termsVersion(visitor.companyAdded).toISOString(),
    geoip_country: visitor.country,
    geoip_selected_country: priceCountry(signs, getSeller(brand)),
    push_public_key: visitor.pushPublicKey,
    index_title: text(settings.index_title, ''),
    description: text(settings.description, ''),
    fictional_warning: text(settings.fictional_warning, own.warning),
    fictional_singular: text(settings.fictional_singular, own.singular),
    fictional_plural: text(settings.fictional_plural, own.plural),
    disclaimer: fill(settings.disclaimer[visitor.locale] ?? '', {
      brand: brand.name,
      min_age: settings.min_age,
    }),
    own_pages: visitor.ownPages,
    advertisements: settings.advertisements.flatMap(({ title, text: words, image, target }) => {
      const url = 'url' in target ? target.url : visitor.sister(target.brand)?.url;
      return url ? [{ title: text(title, ''), text: text(words, ''), image, url }] : [];
    }),
    deletion_partner: presentPartner(settings.deletion_partner, visitor),
    interests: Object.values(interestGroups).flat(),
    region_data: regionData(settings.countries, visitor.locale),
  };
}

function presentPartner(
  partner: Brand['settings']['deletion_partner'],
  { sister }: Visitor,
): Settings['deletion_partner'] {
  return partner && 'brand' in partner ? sister(partner.brand) : partner;
}
