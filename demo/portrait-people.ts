import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';

export const ageBands = ['20s', '30s', '40s', '50s', '60s'] as const;
export type AgeBand = (typeof ageBands)[number];

export type Heritage = 'european' | 'middle_eastern' | 'african' | 'asian';

type Row = readonly [string, AgeBand, Choice<'hair_colour'>, Choice<'eye_colour'>, Heritage];

/** Women whose portraits are in `demo/portraits`. */
const women = [
  ['w01', '20s', 'brown', 'green', 'european'],
  ['w02', '20s', 'blond', 'blue', 'european'],
  ['w03', '20s', 'black', 'brown', 'asian'],
  ['w04', '20s', 'red', 'green', 'european'],
  ['w05', '20s', 'black', 'brown', 'african'],
  ['w06', '20s', 'dark_brown', 'hazel', 'middle_eastern'],
  ['w07', '20s', 'blond', 'grey', 'european'],
  ['w08', '20s', 'coloured', 'blue', 'european'],
  ['w09', '20s', 'brown', 'brown', 'european'],
  ['w10', '30s', 'dark_brown', 'brown', 'european'],
  ['w11', '30s', 'blond', 'green', 'european'],
  ['w12', '30s', 'red', 'blue', 'european'],
  ['w13', '30s', 'black', 'brown', 'middle_eastern'],
  ['w14', '30s', 'black', 'brown', 'african'],
  ['w15', '30s', 'brown', 'hazel', 'european'],
  ['w16', '30s', 'dark_brown', 'brown', 'asian'],
  ['w17', '30s', 'blond', 'blue', 'european'],
  ['w18', '30s', 'brown', 'grey', 'european'],
  ['w19', '30s', 'dark_brown', 'green', 'middle_eastern'],
  ['w20', '40s', 'brown', 'blue', 'european'],
  ['w21', '40s', 'dark_brown', 'brown', 'european'],
  ['w22', '40s', 'blond', 'blue', 'european'],
  ['w23', '40s', 'red', 'hazel', 'european'],
  ['w24', '40s', 'black', 'brown', 'african'],
  ['w25', '40s', 'brown', 'green', 'european'],
  ['w26', '40s', 'dark_brown', 'hazel', 'middle_eastern'],
  ['w27', '40s', 'blond', 'grey', 'european'],
  ['w28', '50s', 'brown', 'brown', 'european'],
  ['w29', '50s', 'blond', 'blue', 'european'],
  ['w30', '50s', 'grey', 'green', 'european'],
  ['w31', '50s', 'red', 'blue', 'european'],
  ['w32', '50s', 'black', 'brown', 'asian'],
  ['w33', '60s', 'white', 'blue', 'european'],
  ['w34', '60s', 'grey', 'grey', 'european'],
  ['w35', '60s', 'grey', 'brown', 'african'],
  ['w36', '60s', 'blond', 'hazel', 'european'],
] as const satisfies readonly Row[];

/** Men whose portraits are in `demo/portraits`. */
const men = [
  ['m01', '20s', 'brown', 'blue', 'european'],
  ['m02', '20s', 'blond', 'green', 'european'],
  ['m03', '20s', 'black', 'brown', 'asian'],
  ['m04', '20s', 'dark_brown', 'brown', 'middle_eastern'],
  ['m05', '20s', 'black', 'brown', 'african'],
  ['m06', '20s', 'red', 'blue', 'european'],
  ['m07', '20s', 'brown', 'hazel', 'european'],
  ['m08', '20s', 'blond', 'blue', 'european'],
  ['m09', '20s', 'dark_brown', 'green', 'european'],
  ['m10', '30s', 'dark_brown', 'brown', 'european'],
  ['m11', '30s', 'blond', 'blue', 'european'],
  ['m12', '30s', 'brown', 'green', 'european'],
  ['m13', '30s', 'black', 'brown', 'middle_eastern'],
  ['m14', '30s', 'black', 'brown', 'african'],
  ['m15', '30s', 'red', 'green', 'european'],
  ['m16', '30s', 'bald', 'blue', 'european'],
  ['m17', '30s', 'brown', 'grey', 'european'],
  ['m18', '30s', 'black', 'brown', 'asian'],
  ['m19', '30s', 'dark_brown', 'hazel', 'european'],
  ['m20', '40s', 'brown', 'blue', 'european'],
  ['m21', '40s', 'dark_brown', 'brown', 'european'],
  ['m22', '40s', 'bald', 'green', 'european'],
  ['m23', '40s', 'blond', 'grey', 'european'],
  ['m24', '40s', 'black', 'brown', 'african'],
  ['m25', '40s', 'dark_brown', 'hazel', 'middle_eastern'],
  ['m26', '40s', 'brown', 'green', 'european'],
  ['m27', '40s', 'red', 'blue', 'european'],
  ['m28', '50s', 'grey', 'blue', 'european'],
  ['m29', '50s', 'brown', 'brown', 'european'],
  ['m30', '50s', 'bald', 'hazel', 'european'],
  ['m31', '50s', 'grey', 'brown', 'middle_eastern'],
  ['m32', '50s', 'blond', 'blue', 'european'],
  ['m33', '60s', 'white', 'blue', 'european'],
  ['m34', '60s', 'grey', 'green', 'european'],
  ['m35', '60s', 'bald', 'brown', 'african'],
  ['m36', '60s', 'white', 'grey', 'european'],
] as const satisfies readonly Row[];

export type WomanId = (typeof women)[number][0];
export type ManId = (typeof men)[number][0];
export type PortraitId = WomanId | ManId;

/** Traits that the profile must match. */
export type PortraitPerson = {
  id: PortraitId;
  gender: Gender;
  age_band: AgeBand;
  hair_colour: Choice<'hair_colour'>;
  eye_colour: Choice<'eye_colour'>;
  heritage: Heritage;
};

export const portraitPeople: readonly PortraitPerson[] = [
  ...women.map((row) => portraitPerson('woman', row)),
  ...men.map((row) => portraitPerson('man', row)),
];

/** The band of an age in years; portraits show ages 18 to 70. */
export function getAgeBand(age: number): AgeBand {
  if (age < 30) return '20s';
  if (age < 40) return '30s';
  if (age < 50) return '40s';
  return age < 60 ? '50s' : '60s';
}

function portraitPerson(
  gender: Gender,
  [id, age_band, hair_colour, eye_colour, heritage]: (typeof women)[number] | (typeof men)[number],
): PortraitPerson {
  return { id, gender, age_band, hair_colour, eye_colour, heritage };
}
