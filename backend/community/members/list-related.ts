import { sql } from 'drizzle-orm';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Audience } from './consents.ts';
import { ageOn } from './age-on.ts';
import type { ProfileRow, TileRow } from './present.ts';
import { getSearchPreferences } from './get-search-preferences.ts';
import { listMembers } from './search/list-statement.ts';
import { agesAround, getSearchDefaults, type SearchPreferences } from './search/search-preferences.ts';
import { buildTiers } from './search/tiers.ts';

type RelatedViewer = { brand: Brand; actor: Actor | null; audience: Audience; locale: string; now: Date };

const relatedCount = 6;

/**
 * Members of the profile's gender who might suit the viewer, nearest first: for members those who match both ways, for
 * visitors those near the profile's age. Excludes members without consent to the processing of their sexuality.
 */
export async function listRelated(
  db: Queries,
  profile: ProfileRow,
  viewer: RelatedViewer,
): Promise<TileRow[]> {
  const { brand, actor, audience, now } = viewer;
  const own = await getSearchPreferences(db, viewer);
  const preferences = actor ? own : nearProfile(profile, own);
  if (actor && own.seeks === null) return [];
  const { match, ages } = getSearchDefaults({ gender: profile.gender }, preferences);
  const { from, to } = ages ?? agesAround(ageOn(profile.date_of_birth, now, profile));
  const suits = profile.show_age || ages !== null;
  const tiers = buildTiers(
    { gender: profile.gender, ...(suits ? { min_age: from, max_age: to } : {}), place: null },
    {
      brandId: brand.id,
      pool: brand.pool,
      self: actor?.profileId ?? null,
      audience,
      now,
      preferences,
      match,
    },
  );
  return listMembers(db, {
    tiers,
    part: { after: null, offset: 0, limit: relatedCount },
    view: { brandId: brand.id, audience },
    except: sql`profiles.id <> ${profile.id} and profiles.sexuality is not null`,
  });
}

/** At most the region, so that a hidden town is not revealed. */
function nearProfile({ country, region }: ProfileRow, { languages }: SearchPreferences): SearchPreferences {
  return { home: { country, region, city: null, position: null }, languages, seeks: null };
}
