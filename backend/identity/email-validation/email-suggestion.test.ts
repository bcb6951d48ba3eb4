import { distance, suggestEmail } from './email-suggestion.ts';
import { mailProviders } from './mail-providers.ts';

test.each([
  ['alice@gmial.com', 'alice@gmail.com'],
  ['alice@gamil.com', 'alice@gmail.com'],
  ['alice@gmail.con', 'alice@gmail.com'],
  ['alice@gmail.co', 'alice@gmail.com'],
  ['alice@gmail.de', 'alice@gmail.com'],
  ['bob@hotmial.com', 'bob@hotmail.com'],
  ['bob@hotmali.con', 'bob@hotmail.com'],
  ['bob@outlok.de', 'bob@outlook.de'],
  ['bob@tonline.de', 'bob@t-online.de'],
  ['carla@gmx.dee', 'carla@gmx.de'],
  ['carla@wed.de', 'carla@web.de'],
  ['carla@zigo.nl', 'carla@ziggo.nl'],
  ['carla@yahoo.co.ukk', 'carla@yahoo.co.uk'],
  ['a.b+c@Gmial.com', 'a.b+c@gmail.com'],
])('%s was probably meant as %s', (email, meant) => {
  expect(suggestEmail(email)).toBe(meant);
});

test.each([
  'alice@gmail.com',
  'alice@people.example',
  'alice@mail.fi',
  'alice@company.co.uk',
  'alice@firma-web.de',
  'alice@meinefirma.de',
  'alice@gmx.eu.example',
  'alice',
  '@gmial.com',
  'alice@gmialcom',
  'alice@',
])('%s is left as it is', (email) => {
  expect(suggestEmail(email)).toBeNull();
});

test('no provider is taken for a slip of another one, and each is named once', () => {
  expect(mailProviders.filter((each) => suggestEmail(`alice@${each}`) !== null)).toEqual([]);
  expect(new Set(mailProviders).size).toBe(mailProviders.length);
});

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'abxc', 1],
  ['abc', 'axc', 1],
  ['abc', 'cba', 2],
  ['', 'abc', 3],
])('%j is %j after so many slips', (one, other, slips) => {
  expect(distance(one, other)).toBe(slips);
});
