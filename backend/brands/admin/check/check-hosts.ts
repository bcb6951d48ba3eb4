import type { Queries } from '#backend/platform/db/connect.ts';
import type { Brand } from '../../brand.ts';
import { isOwnHost, requireHostName } from '../host-name.ts';
import { int4, text } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const selectBrandHosts = statement({
  params: { id: text },
  row: { primary: int4 },
  text: `select count(*)::int as primary from brand_hosts where brand_id = :id and is_primary`,
});

/** Needs a host, one primary, names that browsers send; language hosts and CDN on the same site. */
export async function checkHosts(db: Queries, brand: Brand): Promise<string[]> {
  const { hosts, settings, domainLanguage } = brand;
  const { rows } = await selectBrandHosts(db, { id: brand.id });
  return [
    ...(hosts.length === 0 ? ['hosts: none'] : []),
    ...(hosts.length > 0 && rows[0]?.primary !== 1 ? ['hosts: one of them has to be the primary one'] : []),
    ...hosts
      .filter((host) => !isHostName(host))
      .map((host) => `hosts: "${host}" is no name that browsers send`),
    ...(domainLanguage && !(settings.locales as string[]).includes(domainLanguage)
      ? [`domain_language: ${domainLanguage} is not among the locales`]
      : []),
    ...cdnComplaints(settings.cdn_prefix, hosts),
  ];
}

function isHostName(host: string): boolean {
  try {
    return requireHostName(host) === host;
  } catch {
    return false;
  }
}

/** Pages make no third-party requests, so the CDN must be part of the brand's site. */
function cdnComplaints(prefix: string, hosts: readonly string[]): string[] {
  if (prefix === '' || !URL.canParse(prefix)) return [];
  const { hostname, protocol } = new URL(prefix);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return [
    ...(isOwnHost(hostname, hosts) ? [] : [`cdn_prefix: ${hostname} is not below a host of the brand`]),
    ...(protocol === 'https:' || isLocal ? [] : ['cdn_prefix: only https']),
  ];
}
