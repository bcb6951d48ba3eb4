import { ageOn } from '#backend/community/members/age-on.ts';
import { wantedGenders } from '#backend/community/members/searching-member.ts';
import { agesAround } from '#backend/community/members/search/search-preferences.ts';
import type { PortraitUse } from './casting.ts';
import { drawConsents } from './consents.ts';
import { type DemoPerson, drawPerson, pickCity } from './people.ts';
import { type Random, seededRandom } from './random.ts';

/** Share of a login's neighbours in its own town; with fewer, its list would continue across a nearby border. */
const inTown = 0.6;

/** Maximum age in the demo. */
const oldest = 70;

/** People of a login's country and age, mutually attracted; two in five are fictional. Deterministic by key. */
export function listNeighbours(
  person: DemoPerson,
  key: string,
  count: number,
  now: Date,
  used: PortraitUse,
): DemoPerson[] {
  const ages = agesAround(ageOn(person.date_of_birth, now, person));
  const sought = wantedGenders(person);
  return Array.from({ length: count }, (_each, at) => {
    const random = seededRandom(`demo neighbour ${key} ${at}`);
    const gender = random.pick(sought);
    const traits = {
      gender,
      sexuality: drawnBack(random, gender, person.gender),
      country: person.country,
      city: random.chance(inTown) ? person.city : pickCity(random, person.country),
      age: random.int(ages.from, Math.min(oldest, ages.to)),
      consents: drawConsents(at),
    };
    return { ...drawPerson(random, traits, now, used), fictional: at % 5 === 1 || at % 5 === 3 };
  });
}

function drawnBack(
  random: Random,
  own: DemoPerson['gender'],
  other: DemoPerson['gender'],
): DemoPerson['sexuality'] {
  if (random.chance(0.15)) return 'bi';
  if (own !== other) return 'hetero';
  return own === 'man' ? 'gay' : 'lesbian';
}
