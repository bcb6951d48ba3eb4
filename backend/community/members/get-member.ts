import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getMember as getMemberCall } from '#lib/contract/community/members.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { listBrands, type Brand } from '../../brands/brand.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { BackendEnv } from '../../env.ts';
import { brandPath, crawledOrigin } from '../../outreach/mail/brand-url.ts';
import { isShownPhoto, joinMainPhoto, profileColumns } from './columns.ts';
import { agreedTo, type Audience } from './consents.ts';
import {
  presentLocked,
  presentPhoto,
  presentProfile,
  presentTile,
  type PhotoRow,
  type ProfileRow,
  type TileRow,
} from './present.ts';
import { shownTo } from './shown-on.ts';
import { ageOn } from './age-on.ts';
import { getSearchPreferences } from './get-search-preferences.ts';
import { listMembers } from './search/list-statement.ts';
import { agesAround, getSearchDefaults, type SearchPreferences } from './search/search-preferences.ts';
import { buildTiers } from './search/tiers.ts';

type MemberViewer = {
  env: Pick<BackendEnv, 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>;
  brand: Brand;
  actor: Actor | null;
  brandId: string;
  pool: string;
  self: number | null;
  audience: Audience;
  premium: boolean;
  locale: string;
  now: Date;
};

/** @throws not_found, gone, blocked, blocked_by, members_only */
export async function getMember(
  db: Queries,
  id: number,
  viewer: MemberViewer,
): Promise<z.input<(typeof getMemberCall)['response']>> {
  const row = await findProfile(db, id, viewer);
  const profile = presentProfile(row, viewer.locale, viewer.now);
  const isListed = profile.indexable && !row.fictional;
  const [photos, related, brands] = await Promise.all([
    listPhotos(db, id, viewer),
    // A page listed by search engines may only show members who are listed too.
    listRelated(
      db,
      row,
      viewer.audience === 'visitors' && isListed ? { ...viewer, audience: 'search_engines' } : viewer,
    ),
    listBrands(db),
  ]);
  // The main image is public; the others need premium (`docs/specification.md` §6).
  const shown = viewer.premium || viewer.self === id ? photos.length : 1;
  return {
    profile: {
      ...profile,
      // Data under GDPR article 9: shown to members only, as the profile page itself is public.
      sexuality: viewer.self === null ? null : profile.sexuality,
      num_photos: photos.length,
    },
    canonical: getCanonicalUrl(row, brands, viewer),
    photos: photos.slice(0, shown).map(presentPhoto),
    locked_photos: photos.slice(shown).map((photo) => presentLocked(photo, row)),
    related: related.map((each) => presentTile(each, viewer.locale, viewer.now)),
  };
}

/** Fictional profiles and closed brands have no canonical page. */
function getCanonicalUrl(
  { id, fictional, brand_id: own }: ProfileRow,
  brands: ReadonlyMap<string, Brand>,
  { env, brandId, locale }: MemberViewer,
): string | null {
  const brand = brands.get(own);
  if (fictional || own === brandId || !brand?.open) return null;
  const language = brand.settings.locales.find((each) => each === locale) ?? brand.domainLanguage ?? locale;
  return crawledOrigin(env, brand) + brandPath(brand, language, `/members/${id}`);
}

async function findProfile(db: Queries, id: number, viewer: MemberViewer): Promise<ProfileRow> {
  const { brandId, pool, self, audience } = viewer;
  const { rows } = await db.execute<
    ProfileRow & { blocked: boolean; blocked_by: boolean; agreed: boolean }
  >(sql`
    select ${profileColumns}, ${agreedTo(audience)} as agreed, exists (
      select 1 from blocks where blocks.blocker_profile_id = profiles.id and blocks.blocked_profile_id = ${self ?? 0}) as blocked_by, exists (
      select 1 from blocks where blocks.blocker_profile_id = ${self ?? 0} and blocks.blocked_profile_id = profiles.id) as blocked
    from profiles ${joinMainPhoto(viewer)} where profiles.id = ${id} and profiles.pool = ${pool}
      and ${shownTo({ brandId, profileId: self ?? 0 })}`);
  const row = rows[0];
  if (!row) throw new CallError('not_found');
  if (row.status === 'deleted') throw new CallError('gone');
  if (row.blocked_by) throw new CallError('blocked_by');
  if (row.blocked) throw new CallError('blocked');
  // An unconfirmed profile is visible to its owner only.
  if (row.status === 'disabled' && row.id !== self) throw new CallError('not_found');
  if (!row.agreed) throw new CallError('members_only');
  return row;
}

async function listPhotos(db: Queries, id: number, viewer: MemberViewer): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`
    select hash, status as photo_status, width, height, thumbhash from photos
    where profile_id = ${id} and ${isShownPhoto(viewer.self === id ? null : viewer)} order by position, id`);
  return rows;
}

type RelatedViewer = { brand: Brand; actor: Actor | null; audience: Audience; locale: string; now: Date };

const relatedCount = 6;

/**
 * Members of the profile's gender who might suit the viewer, nearest first: for members those who match both ways, for
 * visitors those near the profile's age. Excludes members without consent to the processing of their sexuality.
 */
async function listRelated(db: Queries, profile: ProfileRow, viewer: RelatedViewer): Promise<TileRow[]> {
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
