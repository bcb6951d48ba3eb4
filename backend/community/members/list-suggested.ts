import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import type { TileRow } from './present.ts';
import { listMembers } from './search/list-statement.ts';
import type { LocatedSearch } from './search/location.ts';
import { getSearchDefaults, memberPreferences } from './search/search-preferences.ts';
import type { DistanceBandName } from './search/distance-bands.ts';
import { buildTiers } from './search/tiers.ts';
import { widerSearches } from './search/widen.ts';
import type { SearchingMember } from './searching-member.ts';

type SuggestionRequest = {
  /** Language of the page, which the searcher is assumed to read. */
  locale: string;
  count: number;
  now: Date;
  where?: SQL;
};

export type Suggested = TileRow & { band: DistanceBandName | null };

/** Members of other ages follow only if there are too few of the wanted ages. One statement, plus one per widening. */
export async function listSuggested(
  db: Queries,
  searcher: SearchingMember,
  request: SuggestionRequest,
): Promise<Suggested[]> {
  const { brandId, pool, profileId, soughtGender } = searcher;
  const { locale, count, now, where = sql`true` } = request;
  const preferences = memberPreferences(searcher, locale);
  if (!preferences.seeks) return [];
  const gender = preferences.seeks.genders.find((each) => each === soughtGender);
  const { match } = getSearchDefaults(gender ? { gender } : {}, preferences);
  const scope = { brandId, pool, self: profileId, audience: 'members' as const, now, preferences, match };
  const found: Suggested[] = [];
  for (const search of toSearches(searcher)) {
    const tiers = buildTiers(search, scope);
    const known = sql.param(found.map(({ id }) => id));
    const rows = await listMembers(db, {
      tiers,
      part: { after: null, offset: 0, limit: count - found.length },
      view: { brandId },
      except: sql`profiles.id <> all(${known}::bigint[]) and ${where}`,
    });
    found.push(...rows.map((row) => ({ ...row, band: tiers[row.tier]?.band ?? null })));
    if (found.length >= count) break;
  }
  return found;
}

function toSearches({ soughtAges }: SearchingMember): LocatedSearch[] {
  const any = { place: null };
  if (!soughtAges) return [any];
  const sought = { ...any, min_age: soughtAges.from, max_age: soughtAges.to };
  return [sought, ...widerSearches(sought).map(({ search }) => search), any];
}
