import { locales } from '../lib/contract/scalars.ts';
import { choiceFields, choices } from '../lib/contract/community/profile-vocabulary.ts';
import * as words from '../lib/contract/vocabulary.ts';
import { getTexts } from '../lib/i18n/catalogue.ts';

const lists = {
  sexuality: words.sexualities,
  ...choices,
  interests: words.interests,
  interestGroups: Object.keys(words.interestGroups),
};

test.each(locales)('%s has a word for every value of a profile, and no other', (locale) => {
  const { fields, relationshipOf, ...labels } = getTexts(locale).profile;
  const known = Object.fromEntries(Object.entries(lists).map(([list, values]) => [list, [...values].sort()]));
  expect(
    Object.fromEntries(Object.entries(labels).map(([list, each]) => [list, Object.keys(each).sort()])),
  ).toEqual(known);
  expect(Object.values(labels).every((each) => Object.values(each).every((word) => word.trim() !== ''))).toBe(
    true,
  );
  expect(Object.keys(fields).sort()).toEqual(['region', 'sexuality', ...choiceFields].sort());
  for (const gender of words.genders)
    expect(Object.keys(relationshipOf[gender])).toEqual([...choices.relationship_status]);
});

test.each([
  ['es', 'divorced', 'Divorciada', 'Divorciado'],
  ['fr', 'divorced', 'Divorcée', 'Divorcé'],
  ['fr', 'widowed', 'Veuve', 'Veuf'],
  ['it', 'married', 'Sposata', 'Sposato'],
  ['nl', 'widowed', 'Weduwe', 'Weduwnaar'],
  ['pl', 'single', 'Singielka', 'Singiel'],
] as const)('%s: %s is %s or %s by gender', (locale, status, woman, man) => {
  const { relationshipOf } = getTexts(locale).profile;
  expect([relationshipOf.woman[status], relationshipOf.man[status]]).toEqual([woman, man]);
});

test.each(locales)('%s has no open ending where the gender is known', (locale) => {
  const { relationshipOf } = getTexts(locale).profile;
  expect(JSON.stringify(relationshipOf)).not.toMatch(/[(/]| (?:eller|of|ou) /);
});
