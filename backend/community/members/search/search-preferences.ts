import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { Brand } from '#backend/brands/brand.ts';
import type { Position } from '#backend/platform/geo/cities.ts';
import { getAgeBand, type Ages } from './ages.ts';
import { wantedGenders, type SearchingMember } from '../searching-member.ts';

export type SearchPreferences = {
  home: { country: string; region: string | null; city: string | null; position: Position | null };
  languages: readonly string[];
  /** Whom a member seeks, and as whom others find them; null for visitors and members without the consent. */
  seeks: { gender: Gender; genders: readonly Gender[]; ages: Ages } | null;
};

/** A member: both sides match, distances start at home, languages are those of the profile and the page. */
export function memberPreferences(searcher: SearchingMember, locale: string): SearchPreferences {
  const { place, region, gender, sexuality, age, language } = searcher;
  return {
    home: { country: place.country, region, city: place.city, position: place.position },
    languages: [...new Set([language, locale])],
    seeks: sexuality === null ? null : { gender, genders: wantedGenders(searcher), ages: agesAround(age) },
  };
}

export function visitorPreferences(
  brand: Pick<Brand, 'domainLanguage' | 'settings'>,
  locale: string,
): SearchPreferences {
  const country = homeCountry(brand);
  return { home: { country, region: null, city: null, position: null }, languages: [locale], seeks: null };
}

/** The main country of the brand's language if the brand serves it, otherwise the brand's first country. */
function homeCountry({
  domainLanguage,
  settings: { countries, locales },
}: Parameters<typeof visitorPreferences>[0]): string {
  const language = domainLanguage ?? (locales.includes('de') ? 'de' : locales[0]) ?? 'de';
  // `maximize` would give the US, where few of our brands are.
  const country = language === 'en' ? 'GB' : new Intl.Locale(language).maximize().region;
  return country && countries.includes(country) ? country : (countries[0] ?? 'DE');
}

/** About a fifth of the age either way with a minimum, in whole bands to include hidden ages. */
export function agesAround(age: number): Ages {
  const years = Math.max(4, Math.round(age / 5));
  return { from: getAgeBand(Math.max(18, age - years)).from, to: Math.min(99, getAgeBand(age + years).to) };
}

export function agesSought(
  last: Pick<MemberSearch, 'ages' | 'min_age' | 'max_age'>,
  age: number,
): Ages | null {
  const { ages, min_age, max_age } = last;
  if (ages === 'any') return null;
  if (!min_age && !max_age) return agesAround(age);
  return { from: min_age ?? ageLimits.min, to: max_age ?? ageLimits.max };
}

export type Match = { genders: readonly Gender[]; soughtAs: Gender };

export type Defaults = { match: Match | null; ages: Ages | null };

/** Defaults that a member has neither set nor removed; none for visitors. */
export function getSearchDefaults(search: MemberSearch, { seeks }: SearchPreferences): Defaults {
  if (!seeks) return { match: null, ages: null };
  const { gender, sexuality, match, ages, min_age, max_age } = search;
  const genders = gender ? [gender] : seeks.genders;
  return {
    match: match === 'any' || sexuality ? null : { genders, soughtAs: seeks.gender },
    ages: ages === 'any' || min_age || max_age ? null : seeks.ages,
  };
}

export function withDefaults(search: MemberSearch, { match, ages }: Defaults): MemberSearch {
  const [gender] = match?.genders.length === 1 ? match.genders : [];
  return {
    ...search,
    ...(gender ? { gender } : {}),
    ...(ages ? { min_age: ages.from, max_age: ages.to } : {}),
  };
}
