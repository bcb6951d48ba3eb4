import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Reader, type Response as MmdbRecord } from 'mmdb-lib';

type CountryRecord = MmdbRecord & { country_code?: string };

let reader: Reader<CountryRecord> | undefined;

/** Loads the embedded database into memory; look-ups then take microseconds. */
export function loadGeoip(): void {
  reader ??= new Reader<CountryRecord>(readFileSync(databasePath()));
}

function databasePath(): string {
  return createRequire(`${process.cwd()}/package.json`).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
}

// Visitors send many requests from one address; '' means none.
const recent = new LRUCache<string, string>({ max: 20_000 });

/** ISO country of a client address in upper case; null for private and unknown ones. */
export function lookUpCountry(ip: string): string | null {
  const known = recent.get(ip);
  if (known !== undefined) return known || null;
  const country = lookUp(ip);
  recent.set(ip, country ?? '');
  return country;
}

function lookUp(ip: string): string | null {
  if (!isIP(ip)) return null;
  loadGeoip();
  const code = reader?.get(ip)?.country_code;
  return code && /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null;
}

/**
 * The client's address. Without trusted proxies it is the connection's peer; with `hops` of them, the entry that our
 * outermost one added to X-Forwarded-For. Entries further left are untrusted.
 */
export function resolveClientIp(
  remote: string | undefined,
  forwarded: string | string[] | undefined,
  hops: number,
): string {
  const direct = plain(remote ?? '');
  if (hops === 0 || forwarded === undefined) return direct;
  const chain = String(forwarded)
    .split(',')
    .map((each) => plain(each.trim()));
  const ip = chain[chain.length - hops];
  return ip && isIP(ip) ? ip : direct;
}

/** IPv4 addresses arrive as `::ffff:1.2.3.4` on dual-stack sockets; ipaddr.js takes ten times as long. */
function plain(ip: string): string {
  return ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip;
}
