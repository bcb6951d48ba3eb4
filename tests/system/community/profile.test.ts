import type { Profile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, signupForm } from '#tests/support/cast.ts';

type Saved = { profile: Profile; error?: string; fields?: Record<string, string> };

const change = (visitor: Visitor, body: Record<string, unknown>) =>
  visitor.call<Saved>('PUT /api/profile.php', { body });

test('every field of the own profile is stored and answered', async () => {
  const { visitor } = await confirmed('Alice');
  const body = {
    name: 'Alicia',
    region: 'DE-BY',
    city: 'Nürnberg',
    sexuality: 'bi',
    hair_colour: 'red',
    eye_colour: 'green',
    body_type: 'athletic',
    relationship_status: 'single',
    tattoos: 'one',
    signup_reason: 'dating',
    interests: ['dogs', 'coffee', 'hiking'],
    about_me: 'Ich bin 1,72 m groß, Jahrgang 1991, und koche für 3 bis 12 Leute.',
    indexable: true,
  };
  const { status, body: answer } = await change(visitor, body);
  expect(status).toBe(200);
  expect(answer.profile).toMatchObject(body);
  const { body: again } = await visitor.call<Saved>('GET /api/profile.php');
  expect(again.profile).toEqual(answer.profile);

  const emptied = { region: null, hair_colour: null, tattoos: null, interests: [], about_me: '' };
  expect((await change(visitor, emptied)).body.profile).toMatchObject(emptied);
});

test.each([
  ['about_me', 'Schreib mir: alice (at) example punkt de'],
  ['about_me', 'Insta: alice_k92'],
  ['about_me', '0 1 7 6 1 2 3 4 5 6 7'],
  ['name', 'alice-klein.de'],
])(
  'contact data in %s are refused beside the field, and nothing else is changed: %s',
  async (field, text) => {
    const { visitor } = await confirmed('Alice');
    const { status, body } = await change(visitor, { city: 'Bonn', [field]: text });
    expect({ status, ...body }).toEqual({
      status: 422,
      error: 'invalid_input',
      fields: { [field]: 'contact_data' },
    });
    expect((await visitor.call<Saved>('GET /api/profile.php')).body.profile.city).toBe('Köln');
  },
);

test('a signup under a name that is a number is refused beside the field', async () => {
  const body = signupForm('Alice', { name: 'Alice 0176 1234567' });
  const answer = await new Visitor(herzfunke).call<Saved>('POST /api/signup.php', { body });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({ name: 'contact_data' });
});

test.each([
  ['name', 'Herzfunke Support', 'name_reserved'],
  ['name', 'Gnista', 'name_reserved'],
  ['name', 'Аlice', 'mixed_alphabets'],
  ['city', 'Ruf an: 0176 1234567', 'contact_data'],
  ['city', 'alice_k92', 'unknown_town'],
  ['city', 'Koln snap annak', 'unknown_town'],
  ['city', 'annak gmail', 'contact_data'],
  ['city', 'K\u200bölnchen', 'unusual_characters'],
])('what everyone reads is refused beside the field: %s %s', async (field, text, reason) => {
  const { visitor } = await confirmed('Alice');
  const { status, body } = await change(visitor, { [field]: text });
  expect({ status, ...body }).toEqual({ status: 422, error: 'invalid_input', fields: { [field]: reason } });
  const signup = await new Visitor(herzfunke).call<Saved>('POST /api/signup.php', {
    body: signupForm('Alice', { [field]: text }),
  });
  expect({ status: signup.status, fields: signup.body.fields }).toEqual({
    status: 422,
    fields: { [field]: reason },
  });
});

test('a name and a town from before a rule stay as they are', async () => {
  const { visitor, user } = await confirmed('Alice');
  const old = { name: 'Admin', city: 'alice_k92' };
  await database.query('update profiles set name = $1, city = $2 where id = $3', [
    old.name,
    old.city,
    user.profile.id,
  ]);
  const { status, body } = await change(visitor, { ...old, about_me: 'Ich koche gern.' });
  expect(status).toBe(200);
  expect(body.profile).toMatchObject({ ...old, about_me: 'Ich koche gern.' });
});

test('profiles of others cannot be changed', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  await change(bob.visitor, { about_me: 'Ich bin Bob.' });
  expect((await alice.visitor.call<Saved>('GET /api/profile.php')).body.profile.about_me).toBe('');
});
