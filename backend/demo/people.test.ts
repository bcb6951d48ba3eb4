import { isRegion } from '../geo/regions.ts';
import { ageOn } from '../members/present.ts';
import { demoPeople } from './people.ts';
import { ageBandOf, portraitPeople } from './portrait-people.ts';

const now = new Date('2026-11-21T12:00:00Z');
const people = demoPeople(2000, now);

test('the same people every time', () => {
  expect(demoPeople(50, now)).toEqual(people.slice(0, 50));
});

test('everybody is an adult who looks their age and gender', () => {
  for (const person of people) {
    const age = ageOn(person.date_of_birth, now);
    const portrait = portraitPeople.find(({ id }) => id === person.portrait);
    expect(age).toBeGreaterThanOrEqual(19);
    expect(portrait).toMatchObject({ gender: person.gender, age_band: ageBandOf(age) });
  }
});

test('everybody lives in a region of their country', () => {
  for (const { country, region } of people) expect(region === null || isRegion(country, region)).toBe(true);
});

test('about 45 percent are fictional', () => {
  const share = people.filter((person) => person.fictional).length / people.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.5);
});
