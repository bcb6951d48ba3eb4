import { countries } from '#lib/contract/countries.ts';
import { interests } from '#lib/contract/vocabulary.ts';
import { choiceFields, choices } from '#lib/contract/community/profile-vocabulary.ts';
import { listCities } from '#backend/platform/geo/cities.ts';
import { isRegion } from '#backend/platform/geo/regions.ts';
import { ageOn } from '#backend/community/members/age-on.ts';
import { firstNames } from './first-names.ts';
import { demoPeople } from './people.ts';
import { getAgeBand, portraitPeople } from './portrait-people.ts';

const now = new Date('2026-11-20T23:30:00Z');
const home = { country: 'DE', region: null };
const people = demoPeople(600, now);

test('the same day gives the same people, and a smaller demo is the beginning of a larger one', () => {
  expect(demoPeople(600, now)).toEqual(people);
  expect(demoPeople(40, now)).toEqual(people.slice(0, 40));
});

test('everyone is between 18 and 70', () => {
  for (const { date_of_birth } of people) {
    expect(date_of_birth).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(ageOn(date_of_birth, now, home)).toBeGreaterThanOrEqual(18);
    expect(ageOn(date_of_birth, now, home)).toBeLessThanOrEqual(70);
  }
});

test('ages hold on a leap day and on new year', () => {
  for (const day of ['2028-02-29T12:00:00Z', '2027-01-01T00:00:00Z']) {
    const ages = demoPeople(200, new Date(day)).map((person) =>
      ageOn(person.date_of_birth, new Date(day), person),
    );
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
  }
});

test('regions and towns belong to the country', () => {
  for (const { country, region, city } of people) {
    expect(listCities(country)).toContain(city);
    expect(city.region).toBe(region);
    expect(region === null || isRegion(country, region)).toBe(true);
  }
});

test('portraits match gender, age, hair and eyes', () => {
  for (const person of people) {
    const drawn = portraitPeople.find(({ id }) => id === person.portrait);
    expect(drawn).toMatchObject({
      gender: person.gender,
      age_band: getAgeBand(ageOn(person.date_of_birth, now, person)),
      hair_colour: person.hair_colour,
      eye_colour: person.eye_colour,
    });
  }
});

test('values come from the vocabulary and agree with each other', () => {
  for (const person of people) {
    for (const field of choiceFields) expect(choices[field]).toContain(person[field]);
    expect(person.interests.length).toBeGreaterThanOrEqual(5);
    expect(person.interests.length).toBeLessThanOrEqual(12);
    for (const interest of person.interests) expect(interests).toContain(interest);
    expect(person.sexuality).not.toBe(person.gender === 'man' ? 'lesbian' : 'gay');
    expect(person.last_active_seconds_ago).toBeGreaterThanOrEqual(1200);
    expect(person.last_active_seconds_ago).toBeLessThanOrEqual(person.joined_days_ago * 86_400);
  }
});

test('texts are complete, varied and free of contact data', () => {
  for (const { about_me } of people) {
    expect(about_me.length).toBeGreaterThan(60);
    expect(about_me.length).toBeLessThan(900);
    expect(about_me).not.toMatch(/[{}@]|https?:|www\.|\d{3}/);
  }
  expect(new Set(people.map(({ about_me }) => about_me)).size).toBeGreaterThan(people.length * 0.99);
  expect(new Set(people.map(({ language }) => language)).size).toBe(11);
});

test('fewer than half are fictional, and most countries are there', () => {
  const share = people.filter(({ fictional }) => fictional).length / people.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.5);
  expect(new Set(people.map(({ country }) => country)).size).toBeGreaterThan(16);
});

test('every country has names for both genders and generations', () => {
  for (const country of countries) {
    for (const gender of ['woman', 'man'] as const) {
      for (const age of [25, 60]) {
        const names = firstNames(country, gender, age, 'european');
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

/** Real members needed for search engines to list a region's page. */
const enoughForIndex = 8;

it('has people who agree in such shares that a region is worth listing, and a lander has faces', () => {
  const real = demoPeople(360, new Date('2026-11-21T12:00:00Z')).filter(({ fictional }) => !fictional);
  const share = (agreed: typeof real) => agreed.length / real.length;
  expect(share(real.filter((person) => person.shown_to_visitors))).toBeCloseTo(0.86, 1);
  expect(share(real.filter((person) => person.advertisable))).toBeCloseTo(0.12, 1);
  const listed = real.filter((person) => person.indexable);
  expect(share(listed)).toBeCloseTo(0.53, 1);
  expect(listed.every((person) => person.shown_to_visitors)).toBe(true);
  expect(listed.filter(({ region }) => region === 'DE-BE').length).toBeGreaterThanOrEqual(enoughForIndex);
});
