import { genders, type Gender } from '../../lib/contract/vocabulary.ts';
import type { Place } from '../geo/place.ts';

/** What decides who fits a member. */
export type Seeker = {
  brandId: string;
  profileId: number;
  pool: string;
  gender: Gender;
  sexuality: string;
  age: number;
  place: Place;
  interests: string[];
  signupReason: string | null;
  region: string | null;
  /** What the profile is written in. */
  language: string;
};

/** The genders somebody is drawn to. */
export function wantedGenders({ gender, sexuality }: Pick<Seeker, 'gender' | 'sexuality'>): Gender[] {
  return genders.filter((other) => sexuality === 'bi' || (sexuality === 'hetero') === (other !== gender));
}
