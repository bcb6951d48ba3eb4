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
export function countryOfAddress(address: string): string | null {
  const known = recent.get(address);
  if (known !== undefined) return known || null;
  const country = lookUp(address);
  recent.set(address, country ?? '');
  return country;
}

function lookUp(address: string): string | null {
  if (!isIP(address)) return null;
  loadGeoip();
  const code = reader?.get(address)?.country_code;
  return code && /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null;
}

/**
 * The client's address. Without trusted proxies it is the connection's peer; with `hops` of them, the entry that our
 * outermost one added to X-Forwarded-For. Entries further left are untrusted.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | string[] | undefined,
  hops: number,
): string {
  const direct = plain(remote ?? '');
  if (hops === 0 || forwarded === undefined) return direct;
  const chain = String(forwarded)
    .split(',')
    .map((each) => plain(each.trim()));
  const address = chain[chain.length - hops];
  return address && isIP(address) ? address : direct;
}

/** IPv4 addresses arrive as `::ffff:1.2.3.4` on dual-stack sockets; ipaddr.js takes ten times as long. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
