import type { Gender, Sexuality } from '../../contract/vocabulary.ts';

const ofGender: Readonly<Record<Gender, readonly Sexuality[]>> = {
  woman: ['hetero', 'lesbian', 'bi'],
  man: ['hetero', 'gay', 'bi'],
};

/** What is said of somebody of a gender, by the word for it: many languages call no woman by the one for a man. */
export function wordOfSexuality(gender: Gender, choice: Sexuality): Sexuality {
  if (choice !== 'gay' && choice !== 'lesbian') return choice;
  return gender === 'woman' ? 'lesbian' : 'gay';
}

/** What somebody of a gender is offered to say of themselves; what they said before stays, in the place of its word. */
export function offeredSexualities(gender: Gender, choice?: Sexuality | null): Sexuality[] {
  return ofGender[gender].map((each) => (choice && wordOfSexuality(gender, choice) === each ? choice : each));
}
