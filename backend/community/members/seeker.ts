import { genders, type Gender } from '#lib/contract/vocabulary.ts';
import type { Place } from '../../platform/geo/place.ts';
import type { Ages } from './search/ages.ts';

/** What decides who fits a member. */
export type SearchingMember = {
  brandId: string;
  profileId: number;
  pool: string;
  gender: Gender;
  /** Null where its processing is not consented to: nobody is sought. */
  sexuality: string | null;
  age: number;
  /** The ages looked for, both ends included; null for any. */
  soughtAges: Ages | null;
  /** The gender that the last search named; null for none. */
  soughtGender: Gender | null;
  place: Place;
  interests: string[];
  signupReason: string | null;
  region: string | null;
  /** What the profile is written in. */
  language: string;
};

/** The genders somebody is drawn to. */
export function wantedGenders({
  gender,
  sexuality,
}: Pick<SearchingMember, 'gender' | 'sexuality'>): Gender[] {
  if (sexuality === null) return [];
  return genders.filter((other) => sexuality === 'bi' || (sexuality === 'hetero') === (other !== gender));
}
