import type { Brand } from '../../brands/brand.ts';
import { publicOrigin } from '#lib/contract/brands/hosts.ts';
import type { BackendEnv } from '../../env.ts';

type BrandAddress = Pick<Brand, 'primaryHost' | 'domainLanguage'>;

/** A localized path of the brand's site: the brand's own language has no prefix. */
export function brandPath(
  { domainLanguage }: Pick<BrandAddress, 'domainLanguage'>,
  locale: string,
  path: string,
): string {
  return locale === domainLanguage ? path : `/${locale}${path}`;
}

type Public = Pick<BackendEnv, 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>;

/** The full URL of a page on the brand's own host, independent of the requested host. */
export function brandUrl(env: Public, brand: BrandAddress, locale: string, path: string): string {
  return callUrl(env, brand, brandPath(brand, locale, path));
}

const usualPorts = { http: '80', https: '443' };

/** The full URL of a call, without a language; the default port is omitted. */
export function callUrl(
  { PUBLIC_SCHEME, PUBLIC_PORT }: Public,
  { primaryHost }: Pick<BrandAddress, 'primaryHost'>,
  path: string,
): string {
  return `${PUBLIC_SCHEME}://${primaryHost}${getPort({ PUBLIC_SCHEME, PUBLIC_PORT })}${path}`;
}

/** The origin for crawlers, as in the sitemaps: https on the brand's host; in a trial, the same as for browsers. */
export function crawledOrigin(env: Public, { primaryHost }: Pick<BrandAddress, 'primaryHost'>): string {
  return publicOrigin(primaryHost, { scheme: env.PUBLIC_SCHEME, host: primaryHost + getPort(env) });
}

function getPort({ PUBLIC_SCHEME, PUBLIC_PORT }: Public): string {
  const isUsual = PUBLIC_PORT === '' || PUBLIC_PORT === usualPorts[PUBLIC_SCHEME];
  return isUsual ? '' : `:${PUBLIC_PORT}`;
}
