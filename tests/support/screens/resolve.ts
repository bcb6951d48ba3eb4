import type { BrandRow } from '#lib/contract/brands/brands.ts';
import { countries } from '#lib/contract/countries.ts';
import { locales } from '#lib/i18n/locales.ts';
import { brandTable } from '#lib/site/brands.ts';
import { resolveSite, type SiteRequest } from '#lib/site/resolve.ts';

export const buildBrandRow = (
  id: string,
  hosts: string[],
  domain_language: BrandRow['domain_language'],
): BrandRow => ({
  id,
  name: id,
  hosts,
  domain_language,
  locales: [...locales],
  countries: [...countries],
  own_pages: id === 'herzfunke' ? ['press'] : [],
  pool: 'demo',
  cdn_prefix: '',
});

export const table = brandTable([
  buildBrandRow('herzfunke', ['herzfunke.localhost'], 'de'),
  buildBrandRow('vlinder', ['vlinder.localhost'], 'nl'),
  buildBrandRow('offen', ['offen.example', 'alt.example', 'vorschau.example'], null),
  buildBrandRow('vonk', ['localhost', '127.0.0.1'], 'en'),
]);

/** Resolves a URL, on herzfunke by default. */
export function resolve(url: string, over: Partial<SiteRequest> = {}, brands = table) {
  const [path = '/', query] = url.split('?');
  return resolveSite(
    {
      host: 'herzfunke.localhost:3000',
      path,
      search: query === undefined ? '' : `?${query}`,
      localeCookie: undefined,
      hasSession: false,
      acceptLanguage: undefined,
      country: () => null,
      countrySigns: () => ({ chosen: null, profile: null, address: null }),
      ...over,
    },
    brands,
    ['vorschau.example'],
  );
}
