import type { Gender, Sexuality } from '../../contract/vocabulary.ts';

const ofGender: Readonly<Record<Gender, readonly Sexuality[]>> = {
  woman: ['hetero', 'lesbian', 'bi'],
  man: ['hetero', 'gay', 'bi'],
};

/** What is said of somebody of a gender, by the word for it: many languages call no woman by the one for a man. */
export function wordOfSexuality(gender: Gender, said: Sexuality): Sexuality {
  if (said !== 'gay' && said !== 'lesbian') return said;
  return gender === 'woman' ? 'lesbian' : 'gay';
}

/** What somebody of a gender is offered to say of themselves; what they said before stays, in the place of its word. */
export function offeredSexualities(gender: Gender, said?: Sexuality | null): Sexuality[] {
  return ofGender[gender].map((each) => (said && wordOfSexuality(gender, said) === each ? said : each));
}
