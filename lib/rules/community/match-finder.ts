import type { MemberSearch } from '../../contract/community/search.ts';
import {
  distances,
  genders,
  interests as allInterests,
  type Gender,
  type Interest,
} from '../../contract/vocabulary.ts';
import { choices, type Choice } from '../../contract/community/profile-vocabulary.ts';
import { ageLimits } from '../../contract/identity/age-limits.ts';

/** The steps of the match finder in order, ending with the result. */
export const finderSteps = ['who', 'ages', 'distance', 'reason', 'interests', 'results'] as const;
export type FinderStep = (typeof finderSteps)[number];

/** Maximum number of interests in the match. */
export const maxAnswers = 10;

type Distance = (typeof distances)[number];

/** The answers; `any` for no preference. */
export type MatchAnswers = {
  gender: Gender | 'any';
  min_age: number;
  max_age: number;
  distance: Distance | 'any';
  signup_reason: Choice<'signup_reason'> | 'any';
  interests: readonly Interest[];
};

type Asker = {
  gender: Gender;
  sexuality: string | null;
  age: number;
  signup_reason: Choice<'signup_reason'> | null;
  interests: readonly Interest[];
};

/** Initial range of years below and above the own age. */
const nearAge = 8;

/** The initial answers, from the own profile. */
export function likelyAnswers({ gender, sexuality, age, signup_reason, interests }: Asker): MatchAnswers {
  const other = gender === 'woman' ? 'man' : 'woman';
  return {
    gender: sexuality === 'bi' || sexuality === null ? 'any' : sexuality === 'hetero' ? other : gender,
    min_age: clampAge(age - nearAge),
    max_age: clampAge(age + nearAge),
    distance: 'any',
    signup_reason: signup_reason ?? 'any',
    interests: interests.slice(0, maxAnswers),
  };
}

type Query = { get(name: string): string | null };

/** The step and answers in an address; missing or invalid ones default to `likely`. */
export function parseAnswers(
  query: Query,
  likely: MatchAnswers,
): { step: FinderStep; answers: MatchAnswers } {
  const text = (name: string) => query.get(name) ?? '';
  const pick = <T extends string>(list: readonly T[], name: string) =>
    list.find((each) => each === text(name));
  const age = (name: 'min_age' | 'max_age') =>
    /^\d{2}$/.test(text(name)) ? clampAge(Number(text(name))) : likely[name];
  const [min_age, max_age] = [age('min_age'), age('max_age')].sort((a, b) => a - b) as [number, number];
  const chosen = query.get('interests');
  return {
    step: pick(finderSteps, 'step') ?? 'who',
    answers: {
      gender: pick([...genders, 'any'], 'gender') ?? likely.gender,
      min_age,
      max_age,
      distance:
        text('distance') === 'any'
          ? 'any'
          : (distances.find((each) => String(each) === text('distance')) ?? likely.distance),
      signup_reason: pick([...choices.signup_reason, 'any'], 'signup_reason') ?? likely.signup_reason,
      interests:
        chosen === null
          ? likely.interests
          : allInterests.filter((each) => chosen.split(',').includes(each)).slice(0, maxAnswers),
    },
  };
}

/** The query for a step and answers. */
export function answersQuery(step: FinderStep, answers: MatchAnswers): string {
  const query = new URLSearchParams({
    step,
    gender: answers.gender,
    min_age: String(answers.min_age),
    max_age: String(answers.max_age),
    distance: String(answers.distance),
    signup_reason: answers.signup_reason,
  });
  // Commas are valid in a query and more readable unescaped.
  return `?${query}&interests=${answers.interests.join(',')}`;
}

/** The query parameters of the answers; `any` is left out. */
export function matchQuery(answers: MatchAnswers) {
  const { gender, distance, signup_reason, min_age, max_age, interests } = answers;
  return {
    ...(gender === 'any' ? {} : { gender }),
    min_age,
    max_age,
    ...(distance === 'any' ? {} : { distance }),
    ...(signup_reason === 'any' ? {} : { signup_reason }),
    interests: [...interests],
  };
}

/** The answers as a search; the distance is from the own town. */
export function searchFromAnswers(
  answers: MatchAnswers,
  home: { city: string; country: string },
): MemberSearch {
  const { gender, distance, min_age, max_age } = answers;
  return {
    ...(gender === 'any' ? {} : { gender }),
    min_age,
    max_age,
    ...(distance === 'any' ? {} : { country: home.country, city: home.city, distance }),
  };
}

function clampAge(age: number): number {
  return Math.min(ageLimits.max, Math.max(ageLimits.min, age));
}
