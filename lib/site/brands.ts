import { type BrandRow, listBrands } from '../contract/brands/brands.ts';
import type { Locale } from '../i18n/locales.ts';
import { getMainLocale, getOwnLocale } from '../i18n/own-locale.ts';
import { processWide, fetchFromAny } from './backends.ts';
import { errorStatus } from '../contract/errors.ts';

/** A brand in the front. */
export type Brand = BrandRow & {
  /** The language without a prefix; null if all have one. */
  ownLocale: Locale | null;
  /** The default language. */
  mainLocale: Locale;
  /** The canonical host; the others redirect to it. */
  primaryHost: string;
};

export type BrandTable = {
  byId: ReadonlyMap<string, Brand>;
  byHost: ReadonlyMap<string, Brand>;
};

/** Builds the lookup tables from the backend's rows. */
export function brandTable(rows: readonly BrandRow[]): BrandTable {
  const byId = new Map<string, Brand>();
  const byHost = new Map<string, Brand>();
  for (const row of rows) {
    const brand = {
      ...row,
      ownLocale: getOwnLocale(row),
      mainLocale: getMainLocale(row),
      primaryHost: (row.hosts[0] ?? row.id).toLowerCase(),
    };
    byId.set(brand.id, brand);
    for (const host of row.hosts) byHost.set(host.toLowerCase(), brand);
  }
  return { byId, byHost };
}

type CachedBrands = { table: BrandTable | null; loading: Promise<void> | null; loadedAt: number };

const getCache = () =>
  processWide<CachedBrands>('brands', () => ({ table: null, loading: null, loadedAt: 0 }));

/** The last good table, or null until the first response. */
export function knownBrands(): BrandTable | null {
  return getCache().table;
}

/** Loads the table; at most one load at a time. On failure the last good table stays. @throws the failure */
export function reloadBrands(load: () => Promise<readonly BrandRow[]>): Promise<void> {
  const store = getCache();
  store.loading ??= load()
    .then((rows) => {
      store.table = brandTable(rows);
      store.loadedAt = Date.now();
    })
    .finally(() => {
      store.loading = null;
    });
  return store.loading;
}

/** Loads it again after a pending load, which may predate a change. @throws the failure */
export async function reloadChangedBrands(load: () => Promise<readonly BrandRow[]>): Promise<void> {
  await getCache().loading?.catch(() => undefined);
  await reloadBrands(load);
}

/** The table for a process without the front: loaded on first use and again after 30 seconds. */
export async function requireBrands(load: () => Promise<readonly BrandRow[]>): Promise<BrandTable> {
  const store = getCache();
  if (!store.table) await reloadBrands(load);
  else if (Date.now() - store.loadedAt > 30_000) void reloadBrands(load).catch(() => undefined);
  if (!store.table) throw new Error('The backend has not named its brands yet');
  return store.table;
}

/** All brands of the backend. @throws Error without a valid response within 3 seconds */
export async function loadBrands(): Promise<readonly BrandRow[]> {
  const signal = AbortSignal.timeout(3_000);
  return fetchFromAny(async (url) => {
    const response = await fetch(url + listBrands.path, {
      headers: { 'x-vonk-key': process.env.FRONT_KEY ?? '' },
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    if (response.status === errorStatus.front_only)
      throw new Error('FRONT_KEY is not the one of the backend');
    if (!response.ok) throw new Error(`The backend refused its brands with ${response.status}`);
    return listBrands.response.parse(await response.json()).brands;
  }, signal);
}
