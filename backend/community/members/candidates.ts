import { sql, type SQL } from 'drizzle-orm';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { getPlace, type Place } from '../../platform/geo/place.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { joinMainPhoto, notBlocked, tileColumns } from './columns.ts';
import { ageOn } from './age-on.ts';
import type { TileRow } from './present.ts';
import { getAgeBand, type Ages } from './search/ages.ts';
import { buildConditions, type Conditions } from './search/conditions.ts';
import type { LocatedSearch } from './search/location.ts';
import { agesSought } from './search/search-preferences.ts';
import { matchesSearcher } from './search/matches-searcher.ts';
import type { SavedSearch } from './search/saved-search.ts';
import type { SearchingMember } from './searching-member.ts';
import { shownOn } from './shown-on.ts';
import { byRank } from './search/by-rank.ts';

const maxCandidates = 500;

export type Candidate = Pick<SearchingMember, 'gender' | 'place' | 'interests' | 'signupReason'> & {
  id: number;
  fictional: boolean;
  /** Null if hidden; a place with a hidden town has neither name nor position. */
  age: number | null;
  /** Range of the age, inclusive; a single year if the age is shown. */
  ages: Ages;
};

type PersonRow = {
  id: number;
  gender: Gender;
  sexuality: string | null;
  date_of_birth: string;
  country: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  interests: string[];
  signup_reason: string | null;
  region: string | null;
  language: string;
  fictional: boolean;
  show_age: boolean;
  show_town: boolean;
};

const personColumns = sql`profiles.id, profiles.gender, profiles.sexuality, profiles.date_of_birth::text, profiles.country,
  profiles.city, profiles.latitude, profiles.longitude, profiles.interests, profiles.signup_reason, profiles.region, profiles.language, profiles.fictional,
  profiles.show_age, profiles.show_town`;

/** One statement. */
export async function getSearchingMember(
  db: Queries,
  { brandId, profileId, pool }: Pick<Actor, 'brandId' | 'profileId' | 'pool'>,
  now: Date,
): Promise<SearchingMember> {
  const { rows } = await db.execute<PersonRow & { search: SavedSearch | null }>(sql`
    select ${personColumns}, saved_searches.search from profiles
    left join saved_searches on saved_searches.profile_id = profiles.id where profiles.id = ${profileId}`);
  const row = rows[0];
  if (!row) throw authenticationRequired();
  const { sexuality, region, language, search } = row;
  const person = toPerson(row, now);
  const soughtAges = agesSought(search ?? {}, person.age);
  const soughtGender = search?.gender ?? null;
  return { ...person, brandId, profileId, pool, sexuality, region, language, soughtAges, soughtGender };
}

export type CandidateRange = { search: LocatedSearch; where?: SQL };

/**
 * Up to 500 active members from each range who are of the given genders and attracted to the searcher's, recently active
 * first; without blocks in either direction and the searcher. One statement.
 */
export async function listCandidates(
  db: Queries,
  searcher: SearchingMember,
  wanted: readonly Gender[],
  ranges: readonly CandidateRange[],
  now: Date,
): Promise<Candidate[]> {
  const drawn = matchesSearcher({ genders: wanted, soughtAs: searcher.gender });
  const parts = ranges.map(({ search, where }, index) => {
    const scope = {
      brandId: searcher.brandId,
      pool: searcher.pool,
      self: searcher.profileId,
      audience: 'members' as const,
      now,
    };
    return recentMembers(
      `range_${index}`,
      buildConditions(search, scope),
      sql`${drawn} and ${where ?? sql`true`}`,
    );
  });
  const names = ranges.map((_, index) => sql`select id from ${sql.identifier(`range_${index}`)}`);
  const { rows } = await db.execute<PersonRow>(sql`
    with ${sql.join(parts, sql`, `)}
    select ${personColumns} from profiles where profiles.id in (${sql.join(names, sql` union all `)})
    order by ${byRank('profiles')}`);
  return rows.map((row) => toCandidate(row, now));
}

/** Maximum number of rows read from the activity index. */
const maxScanned = 6000;
/** With fewer matches in those rows, the facet index is used for all of them. */
const fewCandidates = 24;

/** Unlike a search page, the very first are not needed: any among the last thousands of active members will do. */
function recentMembers(name: string, { base, filter, facets }: Conditions, also: SQL): SQL {
  const [all, walk] = [sql.identifier(name), sql.identifier(`${name}_walk`)];
  return sql`
    ${walk} as materialized (
      select profiles.id from (
        select * from profiles where ${base} order by ${byRank()} limit ${maxScanned}) profiles
      where ${filter} and ${also} limit ${maxCandidates}),
    ${all} as materialized (
      select id from ${walk}
      union
      (select profiles.id from profiles
        where (select count(*) from ${walk}) < ${fewCandidates} and ${base} and ${filter} and ${also}
          ${facets ? sql`and ${facets.condition}` : sql``}
        order by ${byRank('profiles')} limit ${maxCandidates}))`;
}

type CardRow = TileRow &
  Pick<PersonRow, 'interests' | 'latitude' | 'longitude'> & {
    about_me: string;
    language: string;
    tier: number | null;
  };

/** By id. Members who have closed, blocked or hidden themselves are missing. */
export async function loadTiles(
  db: Queries,
  { brandId, profileId: self }: Pick<Actor, 'brandId' | 'profileId'>,
  ids: readonly number[],
  tier: SQL = sql`null::int`,
): Promise<Map<number, CardRow>> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${tileColumns}, profiles.about_me, profiles.language, profiles.interests, profiles.latitude, profiles.longitude,
      ${tier} as tier from profiles ${joinMainPhoto({ brandId })}
    where profiles.id = any(${sql.param(ids)}::bigint[]) and profiles.status = 'active' and ${notBlocked(self)}
      and ${shownOn(brandId)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

function toCandidate(row: PersonRow, now: Date): Candidate {
  const { age, ...person } = toPerson(row, now);
  const ages = row.show_age ? { from: age, to: age } : getAgeBand(age);
  return {
    ...person,
    id: row.id,
    fictional: row.fictional,
    age: row.show_age ? age : null,
    ages,
    place: getVisibleLocation(row),
  };
}

/** Location shown to others: the town, or the country if it is hidden. */
export function getVisibleLocation(
  row: Parameters<typeof getPlace>[0] & Pick<PersonRow, 'show_town'>,
): Place {
  return row.show_town ? getPlace(row) : { country: row.country, city: '', position: null };
}

function toPerson(row: PersonRow, now: Date) {
  return {
    gender: row.gender,
    age: ageOn(row.date_of_birth, now, row),
    place: getPlace(row),
    interests: row.interests,
    signupReason: row.signup_reason,
  };
}
