import { CallError } from '../../platform/http/errors.ts';
import { checkSignup, type SignupInput } from './check-signup.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rules = {
  signups: 'all',
  min_age: 18,
  countries: ['DE', 'MT'],
  contact_data: 'refuse',
  message_length: 20,
  brandNames: ['Vonk', 'Herzfunke'],
  isTown: true,
} as const;
const message = (body: string) => ({ signup_message: { id: 9, body } });

const alice: SignupInput = {
  gender: 'woman',
  sexuality: 'hetero',
  date_of_birth: '1990-05-17',
  name: 'alice',
  country: 'DE',
  region: 'DE-NW',
  city: 'Köln',
  email: 'alice@example.com',
  password: 'correct horse',
  language: 'de',
  consent_terms: true,
  consent_sensitive: true,
};

function refusal(changes: Partial<SignupInput>, brand: Partial<Parameters<typeof checkSignup>[1]> = {}) {
  try {
    const isWeak = changes.password === 'alice1990';
    const all = { ...rules, countries: [...rules.countries], brandNames: [...rules.brandNames] };
    checkSignup(
      { ...alice, ...changes },
      { ...all, isTown: changes.city === undefined, ...brand },
      isWeak,
      now,
    );
    return null;
  } catch (error) {
    if (error instanceof CallError) return { code: error.code, ...error.data.fields };
    throw error;
  }
}

describe('checkSignup', () => {
  it('lets an adult with both consents in', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ country: 'MT', region: null })).toBeNull();
  });

  it('refuses someone who turns 18 tomorrow and admits someone who does today', () => {
    expect(refusal({ date_of_birth: '2008-11-22' })).toEqual({
      code: 'under_age',
      date_of_birth: 'under_age',
    });
    expect(refusal({ date_of_birth: '2008-11-21' })).toBeNull();
  });

  it('counts by the day of the country', () => {
    const at = (moment: string, changes: Partial<SignupInput>) => {
      const all = { ...rules, countries: ['DE', 'GB', 'US'], brandNames: [] };
      try {
        checkSignup({ ...alice, date_of_birth: '2008-11-22', ...changes }, all, false, new Date(moment));
        return null;
      } catch (error) {
        return error instanceof CallError ? error.code : error;
      }
    };
    const [german, british] = [{}, { country: 'GB', region: null }];
    expect(at('2026-11-21T22:59:59Z', german)).toBe('under_age');
    expect(at('2026-11-21T23:00:00Z', german)).toBeNull();
    expect(at('2026-11-21T23:00:00Z', british)).toBe('under_age');
    expect(at('2026-11-22T00:00:00Z', british)).toBeNull();
    expect(at('2026-11-22T04:59:59Z', { country: 'US', region: null })).toBe('under_age');
  });

  it('keeps a higher age of the brand, never a lower one', () => {
    expect(refusal({ date_of_birth: '2006-01-01' }, { min_age: 21 })).toMatchObject({ code: 'under_age' });
    expect(refusal({ date_of_birth: '2010-01-01' }, { min_age: 12 })).toMatchObject({ code: 'under_age' });
  });

  it.each(['1915-11-21', '1899-01-01', '2030-01-01'])('treats %s as a mistake', (date_of_birth) => {
    expect(refusal({ date_of_birth })).toEqual({ code: 'invalid_input', date_of_birth: 'invalid_date' });
  });

  it.each<[Partial<SignupInput>, object]>([
    [{ name: '@alice' }, { name: 'name_starts_with_at' }],
    [{ name: 'Alice@Example.com' }, { name: 'name_is_email' }],
    [{ name: 'Alice 0176 1234567' }, { name: 'contact_data' }],
    [{ name: 'Herzfunke Team' }, { name: 'name_reserved' }],
    [{ name: 'Аlice' }, { name: 'mixed_alphabets' }],
    [{ city: 'Insta alice_k92' }, { city: 'contact_data' }],
    [{ city: 'K\u202eöln' }, { city: 'unusual_characters' }],
    [{ city: 'http' + '://x' }, { city: 'contact_data' }],
    [{ city: '42' }, { city: 'unknown_town' }],
    [{ city: 'Koln snap annak' }, { city: 'unknown_town' }],
    [{ city: 'Hintertupfing' }, { city: 'unknown_town' }],
    [{ password: 'alice1990' }, { password: 'weak_password' }],
    [{ country: 'FR', region: null }, { country: 'unknown_value' }],
    [{ region: 'AT-9' }, { region: 'unknown_value' }],
    [{ consent_terms: false }, { consent_terms: 'consent_missing' }],
    [{ consent_sensitive: false }, { consent_sensitive: 'consent_missing' }],
    [message('a@people.example'), { signup_message: 'contact_data' }],
    [message('🐈'.repeat(21)), { signup_message: 'too_long' }],
  ])('refuses %j', (changes, fields) => {
    expect(refusal(changes)).toEqual({ code: 'invalid_input', ...fields });
  });

  it('keeps a town of the list unchanged', () => {
    expect(refusal({ city: 'Y2K' }, { isTown: true })).toBeNull();
    expect(refusal({ city: 'Y2K 20' })).toEqual({ code: 'invalid_input', city: 'unknown_town' });
  });

  it('takes a first message as long as the brand allows, and its address where that is allowed', () => {
    expect(refusal(message(` ${'🐈'.repeat(20)} `))).toBeNull();
    expect(refusal(message('a@people.example'), { contact_data: 'allow' })).toBeNull();
  });

  it('names every field that is wrong at once', () => {
    expect(refusal({ name: '@', date_of_birth: '2015-01-01', consent_terms: false })).toEqual({
      code: 'invalid_input',
      name: 'name_starts_with_at',
      date_of_birth: 'under_age',
      consent_terms: 'consent_missing',
    });
  });

  it('opens only to visitors of a traffic source, or to none', () => {
    expect(refusal({}, { signups: 'with_trafficsource' })).toEqual({ code: 'signups_closed' });
    expect(refusal({ tracking: { network: 'acme' } }, { signups: 'with_trafficsource' })).toBeNull();
    expect(refusal({ tracking: { ref: 'newsletter' } }, { signups: 'with_trafficsource' })).toBeNull();
    expect(refusal({ tracking: { network: 'acme' } }, { signups: 'invited' })).toEqual({
      code: 'signups_closed',
    });
  });
});
