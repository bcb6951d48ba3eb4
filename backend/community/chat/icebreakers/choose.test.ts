import { readFileSync } from 'node:fs';
import { interests, signupReasons } from '#lib/contract/vocabulary.ts';
import { locales } from '#lib/contract/scalars.ts';
import { chooseIcebreakers, type Facts } from './choose.ts';
import { icebreakerTexts } from './texts/texts-of.ts';

const alice: Facts = { country: 'DE', city: 'Köln', interests: ['hiking', 'wine'], signupReason: null };
const bob: Facts = {
  country: 'DE',
  city: 'Bonn',
  interests: ['reading', 'wine', 'dogs', 'hiking', 'tea'],
  signupReason: 'friendship',
};
const kinds = (own: Facts, other: Facts) =>
  chooseIcebreakers(own, other, icebreakerTexts('de')).map(({ about }) => about);

test('what the two share comes first, and there are five at most', () => {
  expect(kinds(alice, bob)).toEqual([
    'shared_interest',
    'shared_interest',
    'town',
    'signup_reason',
    'interest',
  ]);
});

test('one town is said to be one, however it is written', () => {
  expect(kinds(alice, { ...bob, city: 'koln' })).toContain('same_town');
  expect(kinds(alice, { ...bob, city: 'Köln', country: 'AT' })).toContain('town');
});

test('nothing is said that the profile does not say', () => {
  expect(
    chooseIcebreakers(alice, { ...bob, city: '', interests: [], signupReason: null }, icebreakerTexts('de')),
  ).toEqual([]);
  const texts = chooseIcebreakers(alice, { ...bob, city: '{city} $&' }, icebreakerTexts('en')).map(
    ({ text }) => text,
  );
  expect(texts.join()).toContain('{city} $&');
});

test.each(locales)('%s says every fact in the words of the profile', (locale) => {
  const texts = icebreakerTexts(locale);
  const path = new URL(`../../../../messages/${locale}/profile.json`, import.meta.url);
  const { profile: words } = JSON.parse(readFileSync(path, 'utf8')) as {
    profile: { interests: Record<string, string>; signup_reason: Record<string, string> };
  };
  expect(texts.interests).toEqual(words.interests);
  expect(texts.reasons).toEqual(words.signup_reason);
  const all: Facts = { country: 'DE', city: 'Ulm', interests, signupReason: signupReasons[0] };
  const said = [
    ...chooseIcebreakers({ ...all, interests: [] }, all, texts),
    ...chooseIcebreakers(all, all, texts),
  ];
  for (const { text } of said) expect(text).not.toMatch(/[{}@]|https?:/);
});

test.each(locales)('%s quotes the words of the profile, which bend to no sentence', (locale) => {
  const { shared_interest, interest, signup_reason } = icebreakerTexts(locale);
  for (const text of [...shared_interest, ...interest, signup_reason])
    expect(text).toMatch(/[“„”«»]\u202f?\{(interest|reason)\}\u202f?[“”«»]/);
});
