import type { Gender, Sexuality } from '../../contract/vocabulary.ts';

const ofGender: Readonly<Record<Gender, readonly Sexuality[]>> = {
  woman: ['hetero', 'lesbian', 'bi'],
  man: ['hetero', 'gay', 'bi'],
};

/** What somebody of a gender is offered to say of themselves; what they said before stays among it. */
export function offeredSexualities(gender: Gender, said?: Sexuality | null): Sexuality[] {
  const offered = ofGender[gender];
  return said && !offered.includes(said) ? [...offered, said] : [...offered];
}
