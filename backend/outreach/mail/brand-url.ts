import type { Brand } from '../../brands/brand.ts';
import type { BackendEnv } from '../../env.ts';

type Place = Pick<Brand, 'primaryHost' | 'domainLanguage'>;

/** A path of the brand's site in a language: the brand's own language has no prefix, the others do. */
export function brandPath(
  { domainLanguage }: Pick<Place, 'domainLanguage'>,
  locale: string,
  path: string,
): string {
  return locale === domainLanguage ? path : `/${locale}${path}`;
}

type Public = Pick<BackendEnv, 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>;

/** The whole address of a page, on the brand's own host whatever host a request named. */
export function brandUrl(env: Public, brand: Place, locale: string, path: string): string {
  return callUrl(env, brand, brandPath(brand, locale, path));
}

const usualPorts = { http: '80', https: '443' };

/** The whole address of a call, which has no language; a scheme's own port goes without saying. */
export function callUrl(
  { PUBLIC_SCHEME, PUBLIC_PORT }: Public,
  { primaryHost }: Pick<Place, 'primaryHost'>,
  path: string,
): string {
  const isUsual = PUBLIC_PORT === '' || PUBLIC_PORT === usualPorts[PUBLIC_SCHEME];
  const port = isUsual ? '' : `:${PUBLIC_PORT}`;
  return `${PUBLIC_SCHEME}://${primaryHost}${port}${path}`;
}
