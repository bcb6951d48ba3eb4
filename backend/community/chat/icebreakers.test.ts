import { serverTexts } from '#lib/i18n/server-texts.ts';
import { interests } from '#lib/contract/vocabulary.ts';
import { locales } from '#lib/contract/scalars.ts';
import { chooseIcebreakers, type Facts } from './icebreakers.ts';

const alice: Facts = { country: 'DE', city: 'Köln', interests: ['hiking', 'wine'], signupReason: null };
const bob: Facts = {
  country: 'DE',
  city: 'Bonn',
  interests: ['reading', 'wine', 'dogs', 'hiking', 'tea'],
  signupReason: 'friendship',
};
const kinds = (own: Facts, other: Facts) => chooseIcebreakers(own, other, 'de').map(({ about }) => about);

test('shared interests come first, and there are at most five', () => {
  expect(kinds(alice, bob)).toEqual([
    'shared_interest',
    'shared_interest',
    'town',
    'signup_reason',
    'interest',
  ]);
});

test('recognises a town in any spelling', () => {
  expect(kinds(alice, { ...bob, city: 'koln' })).toContain('same_town');
  expect(kinds(alice, { ...bob, city: 'Köln', country: 'AT' })).toContain('town');
});

test('says only what the profile says', () => {
  expect(chooseIcebreakers(alice, { ...bob, city: '', interests: [], signupReason: null }, 'de')).toEqual([]);
  const texts = chooseIcebreakers(alice, { ...bob, city: '{city} $&' }, 'en').map(({ text }) => text);
  expect(texts.join()).toContain('{city} $&');
});

test.each(locales)('%s fills every suggestion', (locale) => {
  const all: Facts = { country: 'DE', city: 'Ulm', interests, signupReason: 'relationship' };
  const lines = [
    ...chooseIcebreakers({ ...all, interests: [] }, all, locale),
    ...chooseIcebreakers(all, all, locale),
  ];
  for (const { text } of lines) expect(text).not.toMatch(/[{}@]|https?:/);
});

test.each(locales)('%s quotes the profile’s words unchanged', (locale) => {
  const { shared_interest, interest, signup_reason } = serverTexts(locale, 'conversations').icebreakers;
  for (const text of [...shared_interest, ...interest, signup_reason])
    expect(text).toMatch(/[“„”«»]\u202f?\{(interest|reason)\}\u202f?[“”«»]/);
});
