import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { Brand } from '#backend/brands/brand.ts';
import type { Position } from '#backend/platform/geo/nearest-city.ts';
import { getAgeBand, type Ages } from './ages.ts';
import { wantedGenders, type SearchingMember } from '../seeker.ts';

/** For whom a list is put in order. */
export type Reader = {
  /** Where near is. */
  home: { country: string; region: string | null; city: string | null; position: Position | null };
  languages: readonly string[];
  /** Whom a member seeks, of which ages, and as what the member is sought; null for visitors and for whom we may not know it. */
  seeks: { gender: Gender; genders: readonly Gender[]; ages: Ages } | null;
};

/** A member: both sides fit, near is where they live, and they read what they write and the language of the page. */
export function memberReader(seeker: SearchingMember, locale: string): Reader {
  const { place, region, gender, sexuality, age, language } = seeker;
  return {
    home: { country: place.country, region, city: place.city, position: place.position },
    languages: [...new Set([language, locale])],
    seeks: sexuality === null ? null : { gender, genders: wantedGenders(seeker), ages: agesAround(age) },
  };
}

/** A visitor is at home where the brand is, and reads the language of the page. */
export function visitorReader(brand: Pick<Brand, 'domainLanguage' | 'settings'>, locale: string): Reader {
  const country = homeCountry(brand);
  return { home: { country, region: null, city: null, position: null }, languages: [locale], seeks: null };
}

/** The country where most speak the brand's own language, if the brand is there; else the first of its countries. */
function homeCountry({
  domainLanguage,
  settings: { countries, locales },
}: Parameters<typeof visitorReader>[0]): string {
  const language = domainLanguage ?? (locales.includes('de') ? 'de' : locales[0]) ?? 'de';
  // Most who speak English live where few of our brands are.
  const country = language === 'en' ? 'GB' : new Intl.Locale(language).maximize().region;
  return country && countries.includes(country) ? country : (countries[0] ?? 'DE');
}

/** A fifth of an age more or less, but some years at any age; in whole bands, so that who hides the age is among them. */
export function agesAround(age: number): Ages {
  const years = Math.max(4, Math.round(age / 5));
  return { from: getAgeBand(Math.max(18, age - years)).from, to: Math.min(99, getAgeBand(age + years).to) };
}

/** The ages that a member of an age looks for: those their last search names, else those around theirs; null for any. */
export function agesSought(
  last: Pick<MemberSearch, 'ages' | 'min_age' | 'max_age'>,
  age: number,
): Ages | null {
  const { ages, min_age, max_age } = last;
  if (ages === 'any') return null;
  if (!min_age && !max_age) return agesAround(age);
  return { from: min_age ?? ageLimits.min, to: max_age ?? ageLimits.max };
}

/** Both sides of a search: somebody of these genders who seeks somebody of that one. */
export type Match = { genders: readonly Gender[]; soughtAs: Gender };

/** What we search for beside what was asked. */
export type Defaults = { match: Match | null; ages: Ages | null };

/** What a member did not ask for and did not take off; nothing for visitors. */
export function getSearchDefaults(search: MemberSearch, { seeks }: Reader): Defaults {
  if (!seeks) return { match: null, ages: null };
  const { gender, sexuality, match, ages, min_age, max_age } = search;
  const genders = gender ? [gender] : seeks.genders;
  return {
    match: match === 'any' || sexuality ? null : { genders, soughtAs: seeks.gender },
    ages: ages === 'any' || min_age || max_age ? null : seeks.ages,
  };
}

/** The search with its defaults in words of the contract. */
export function withDefaults(search: MemberSearch, { match, ages }: Defaults): MemberSearch {
  const [gender] = match?.genders.length === 1 ? match.genders : [];
  return {
    ...search,
    ...(gender ? { gender } : {}),
    ...(ages ? { min_age: ages.from, max_age: ages.to } : {}),
  };
}
