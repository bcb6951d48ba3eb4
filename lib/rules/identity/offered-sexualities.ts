import type { Gender, Sexuality } from '../../contract/vocabulary.ts';

const ofGender: Readonly<Record<Gender, readonly Sexuality[]>> = {
  woman: ['hetero', 'lesbian', 'bi'],
  man: ['hetero', 'gay', 'bi'],
};

/** The word for a sexuality that agrees with the gender: in many languages it differs. */
export function sexualityForGender(gender: Gender, choice: Sexuality): Sexuality {
  if (choice !== 'gay' && choice !== 'lesbian') return choice;
  return gender === 'woman' ? 'lesbian' : 'gay';
}

/** The sexualities offered for a gender; a former choice replaces its word. */
export function offeredSexualities(gender: Gender, choice?: Sexuality | null): Sexuality[] {
  return ofGender[gender].map((each) =>
    choice && sexualityForGender(gender, choice) === each ? choice : each,
  );
}
