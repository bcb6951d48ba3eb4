import type { BrandRow } from '../contract/brands/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import { mainLocaleOf, ownLocaleOf } from '../i18n/own-locale.ts';
import { processWide } from './process-wide.ts';

/** A brand as the front knows it. */
export type Brand = BrandRow & {
  /** The language without prefix; null where every language has one. */
  ownLocale: Locale | null;
  /** The language where nothing says another. */
  mainLocale: Locale;
  /** The host of canonical addresses; the others lead to it. */
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
      ownLocale: ownLocaleOf(row),
      mainLocale: mainLocaleOf(row),
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

/** The last good table, or null as long as the backend has never answered. */
export function knownBrands(): BrandTable | null {
  return getCache().table;
}

/** Loads the table; at most one load runs at a time. When it fails the last good table stays. @throws the failure */
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

/** Loads it once more than what is under way, which may have been asked for before a change. @throws the failure */
export async function reloadChangedBrands(load: () => Promise<readonly BrandRow[]>): Promise<void> {
  await getCache().loading?.catch(() => undefined);
  await reloadBrands(load);
}

/** The table for a process without the front: loaded at first use and again once it is older than 30 seconds. */
export async function requireBrands(load: () => Promise<readonly BrandRow[]>): Promise<BrandTable> {
  const store = getCache();
  if (!store.table) await reloadBrands(load);
  else if (Date.now() - store.loadedAt > 30_000) void reloadBrands(load).catch(() => undefined);
  if (!store.table) throw new Error('The backend has not named its brands yet');
  return store.table;
}
