import { emptyValues } from '../../lib/rules/identity/signup-draft.ts';

const place = { country: 'DE', region: 'DE-NW', city: 'Köln' };
const answers = {
  gender: 'woman',
  sexuality: 'hetero',
  consent_sensitive: true,
  day: '17',
  month: '5',
  year: '1991',
  name: 'Alice',
  ...place,
};

/** Browser storage of a signup answered up to a step. */
export function signupAt(step: number, email = ''): Record<string, string> {
  const values = { ...emptyValues, ...(step === 0 ? {} : answers), email };
  return { vonk_signup: JSON.stringify({ at: Date.now(), step, values }) };
}
