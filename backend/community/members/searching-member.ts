import { genders, type Gender } from '#lib/contract/vocabulary.ts';
import type { Place } from '../../platform/geo/place.ts';
import type { Ages } from './search/ages.ts';

export type SearchingMember = {
  brandId: string;
  profileId: number;
  pool: string;
  gender: Gender;
  /** Null without consent to its processing: then there is no preference. */
  sexuality: string | null;
  age: number;
  /** Wanted ages, inclusive; null for any. */
  soughtAges: Ages | null;
  /** Gender of the last search; null for none. */
  soughtGender: Gender | null;
  place: Place;
  interests: string[];
  signupReason: string | null;
  region: string | null;
  language: string;
};

export function wantedGenders({
  gender,
  sexuality,
}: Pick<SearchingMember, 'gender' | 'sexuality'>): Gender[] {
  if (sexuality === null) return [];
  return genders.filter((other) => sexuality === 'bi' || (sexuality === 'hetero') === (other !== gender));
}
