import type { Brand } from '../../brands/brand.ts';
import { publicOrigin } from '#lib/contract/brands/public-origin.ts';
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
  return `${PUBLIC_SCHEME}://${primaryHost}${portOf({ PUBLIC_SCHEME, PUBLIC_PORT })}${path}`;
}

/** Where crawlers find the brand's pages: as its sitemaps say, https on its host, and in a trial what browsers come by. */
export function crawledOrigin(env: Public, { primaryHost }: Pick<Place, 'primaryHost'>): string {
  return publicOrigin(primaryHost, { scheme: env.PUBLIC_SCHEME, host: primaryHost + portOf(env) });
}

function portOf({ PUBLIC_SCHEME, PUBLIC_PORT }: Public): string {
  const isUsual = PUBLIC_PORT === '' || PUBLIC_PORT === usualPorts[PUBLIC_SCHEME];
  return isUsual ? '' : `:${PUBLIC_PORT}`;
}
