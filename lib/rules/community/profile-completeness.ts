import { choiceFields } from '../../contract/community/profile-vocabulary.ts';
import type { ProfileValues } from './profile-fields.ts';

/** What a profile can lack, in the screen's order. */
export const completable = ['photos', 'about_me', 'region', ...choiceFields, 'interests'] as const;

export type Completable = (typeof completable)[number];

/** Weights: what others look at first counts most. */
const weights: Partial<Record<Completable, number>> = {
  photos: 25,
  about_me: 20,
  region: 5,
  relationship_status: 8,
  signup_reason: 8,
  body_type: 5,
  interests: 17,
};
const usualWeight = 4;

/** Minimum length of a useful text, and number of interests. */
const aboutEnough = 40;
const interestsEnough = 3;

type Surroundings = {
  /** Photos that are visible or awaiting review. */
  photos: number;
  /** Fields that the brand shows (`visible_profile_fields`); others are not required. */
  visible: readonly string[];
  /** Whether the member's country has regions. */
  hasRegions: boolean;
};

export type Completeness = {
  /** Whole number; 100 only if nothing is missing. */
  percent: number;
  /** The highest weight first. */
  missing: Completable[];
};

/** A profile's completeness, and what is missing. */
export function profileCompleteness(
  values: Pick<ProfileValues, Exclude<Completable, 'photos'>>,
  { photos, visible, hasRegions }: Surroundings,
): Completeness {
  const applicable = completable.filter((field) => {
    if (field === 'region') return hasRegions && visible.includes(field);
    return isAlwaysShown(field) || visible.includes(field);
  });
  const missing = applicable.filter((field) => {
    if (field === 'photos') return photos === 0;
    if (field === 'about_me') return values.about_me.trim().length < aboutEnough;
    if (field === 'interests') return values.interests.length < interestsEnough;
    return values[field] === '';
  });
  const open = weigh(missing);
  return {
    percent: Math.floor((100 * (weigh(applicable) - open)) / weigh(applicable)),
    missing: missing.sort((one, other) => getWeight(other) - getWeight(one)),
  };
}

function isAlwaysShown(field: Completable): boolean {
  return field === 'photos' || field === 'about_me' || field === 'interests';
}

function weigh(fields: readonly Completable[]): number {
  return fields.reduce((sum, field) => sum + getWeight(field), 0);
}

function getWeight(field: Completable): number {
  return weights[field] ?? usualWeight;
}
