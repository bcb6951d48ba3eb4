import { ageOn } from '#backend/community/members/age-on.ts';
import { agesAround } from '#backend/community/members/search/search-preferences.ts';
import { demoBrands } from './brands.ts';
import type { PortraitUse } from './casting.ts';
import { demoMember, listNeighbours } from './seed-accounts.ts';
import { demoPeople, usualPeople } from './people.ts';

const now = new Date('2026-11-20T23:30:00Z');
const used: PortraitUse = new Map();
const people = demoPeople(usualPeople, now, used).filter((person) => {
  const age = ageOn(person.date_of_birth, now, person);
  return age >= 32 && age <= 45;
});

const isDrawn = (one: (typeof people)[number], other: (typeof people)[number]) =>
  one.sexuality === 'bi' || (one.sexuality === 'hetero') === (one.gender !== other.gender);

test.each(demoBrands.map((brand, at) => [brand.id, brand, people[at]] as const))(
  'members around a login of %s match on both sides, in its country, of age, with another main picture',
  (_id, brand, likeness) => {
    if (!likeness) throw new Error('There is no likeness');
    const person = demoMember(likeness, brand, 'Kim', now);
    const around = listNeighbours(person, `${brand.id}-kim`, 60, now, used);
    const { from, to } = agesAround(ageOn(person.date_of_birth, now, person));
    expect(around).toHaveLength(60);
    for (const other of around) {
      expect([isDrawn(person, other), isDrawn(other, person)]).toEqual([true, true]);
      expect(other).toMatchObject({ country: person.country });
      const age = ageOn(other.date_of_birth, now, other);
      expect([age >= Math.max(18, from), age <= to]).toEqual([true, true]);
    }
    expect(around.filter(({ fictional }) => fictional)).toHaveLength(24);
    expect(around.filter(({ city }) => city.name === person.city.name).length).toBeGreaterThan(15);
    expect(new Set(around.map(({ about_me }) => about_me)).size).toBeGreaterThan(57);
    const shown = around.map(({ portrait, portrait_first }) => `${portrait} ${portrait_first % 3}`);
    expect(new Set(shown).size).toBeGreaterThan(40);
  },
);
