import { readFileSync } from 'node:fs';
import { locales } from '../lib/contract/scalars.ts';
import * as words from '../lib/contract/vocabulary.ts';

const lists = {
  sexuality: words.sexualities,
  hair_colour: words.hairColours,
  eye_colour: words.eyeColours,
  body_type: words.bodyTypes,
  relationship_status: words.relationshipStatuses,
  tattoos: words.tattoos,
  signup_reason: words.signupReasons,
  interests: words.interests,
  interestGroups: Object.keys(words.interestGroups),
};

test.each(locales)('%s has a word for every value of a profile, and no other', (locale) => {
  const file = readFileSync(new URL(`./${locale}/profile.json`, import.meta.url), 'utf8');
  const { fields, relationshipOf, ...labels } = JSON.parse(file) as Record<string, Record<string, string>> & {
    relationshipOf: Record<string, Record<string, string>>;
  };
  const known = Object.fromEntries(Object.entries(lists).map(([list, values]) => [list, [...values].sort()]));
  expect(
    Object.fromEntries(Object.entries(labels).map(([list, each]) => [list, Object.keys(each).sort()])),
  ).toEqual(known);
  expect(Object.values(labels).every((each) => Object.values(each).every((word) => word.trim() !== ''))).toBe(
    true,
  );
  expect(Object.keys(fields ?? {})).toContain('region');
  for (const gender of words.genders)
    expect(Object.keys(relationshipOf[gender] ?? {})).toEqual([...words.relationshipStatuses]);
});

test.each([
  ['es', 'divorced', 'Divorciada', 'Divorciado'],
  ['fr', 'divorced', 'Divorcée', 'Divorcé'],
  ['fr', 'widowed', 'Veuve', 'Veuf'],
  ['it', 'married', 'Sposata', 'Sposato'],
  ['nl', 'widowed', 'Weduwe', 'Weduwnaar'],
  ['pl', 'single', 'Singielka', 'Singiel'],
])('%s: %s is %s or %s by gender', (locale, status, woman, man) => {
  const file = readFileSync(new URL(`./${locale}/profile.json`, import.meta.url), 'utf8');
  const { relationshipOf } = JSON.parse(file) as { relationshipOf: Record<string, Record<string, string>> };
  expect([relationshipOf.woman?.[status], relationshipOf.man?.[status]]).toEqual([woman, man]);
});

test.each(locales)('%s leaves no ending open where the gender is known', (locale) => {
  const file = readFileSync(new URL(`./${locale}/profile.json`, import.meta.url), 'utf8');
  const { relationshipOf } = JSON.parse(file) as { relationshipOf: object };
  expect(JSON.stringify(relationshipOf)).not.toMatch(/[(/]| (?:eller|of|ou) /);
});
