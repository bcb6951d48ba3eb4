import { profileChangesSchema } from '../../contract/community/profile.ts';
import { checkProfile, profileChanges, profileValues } from './profile-fields.ts';

const alice = {
  name: 'Alice',
  about_me: 'Ich mag Hunde.',
  sexuality: 'hetero',
  region: null,
  city: 'Köln',
  interests: ['dogs'],
  relationship_status: 'single',
  signup_reason: null,
  body_type: null,
  hair_colour: 'red',
  eye_colour: null,
  tattoos: null,
};
const values = profileValues(alice);

test('an unstated field is empty in the form and null on the wire', () => {
  expect(values).toMatchObject({ region: '', tattoos: '', hair_colour: 'red' });
  expect(profileChanges({ ...values, city: 'Bonn' }, ['region', 'tattoos', 'city'])).toEqual({
    region: null,
    tattoos: null,
    city: 'Bonn',
  });
});

test('an emptied about-me is an empty text, not null', () => {
  expect(profileChanges({ ...values, about_me: '' }, ['about_me'])).toEqual({ about_me: '' });
});

test('what it sends is of the contract', () => {
  const all = Object.keys(values) as (keyof typeof values)[];
  expect(profileChangesSchema.safeParse(profileChanges(values, all)).success).toBe(true);
});

const rules = { email: 'alice@example.org', contactData: 'refuse', saved: values } as const;

test.each([
  [{ name: '' }, { name: 'required' }],
  [{ name: '@alice' }, { name: 'name_starts_with_at' }],
  [{ name: '＠alice' }, { name: 'name_starts_with_at' }],
  [{ name: 'ALICE@example.org' }, { name: 'name_is_email' }],
  [{ name: 'A' }, { name: 'too_short' }],
  [{ name: 'x'.repeat(31) }, { name: 'too_long' }],
  [{ name: 'Alice 0176 1234567' }, { name: 'contact_data' }],
  [{ city: ' ' }, { city: 'required' }],
  [{ about_me: 'x'.repeat(2001) }, { about_me: 'too_long' }],
  [{ about_me: 'Insta: alice_k' }, { about_me: 'contact_data' }],
  [{ interests: Array.from({ length: 21 }, String) }, { interests: 'too_long' }],
])('%j is refused as %j', (changes, errors) => {
  expect(checkProfile({ ...values, ...changes }, rules)).toEqual(errors);
});

test('a whole profile is fine', () => {
  expect(checkProfile(values, rules)).toEqual({});
});

test('contact data pass where the brand allows them, and where they were saved before', () => {
  const named = { ...values, about_me: 'Insta: alice_k' };
  expect(checkProfile(named, { ...rules, contactData: 'allow' })).toEqual({});
  expect(checkProfile({ ...named, city: 'Bonn' }, { ...rules, saved: named })).toEqual({});
});
