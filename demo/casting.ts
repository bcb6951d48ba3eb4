import type { Country } from '#lib/contract/countries.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';
import { getAgeBand, type Heritage, type PortraitPerson, portraitPeople } from './portrait-people.ts';
import type { Random } from './random.ts';

/** Uses of each portrait by country (`DE w01`) and in total (`w01`). */
export type PortraitUse = Map<string, number>;

type Wanted = { gender: Gender; age: number; country: Country };

/** Countries with little immigration; elsewhere the cast is used as is. */
const mostlyLocal: readonly Country[] = ['PL', 'LI', 'MT', 'FI', 'IE'];

/**
 * Chooses a portrait of the right gender and age, least used in the country and then in total, so that faces rarely
 * repeat. `uses` has the previous uses.
 */
export function castPortrait(
  random: Random,
  used: PortraitUse,
  wanted: Wanted,
): PortraitPerson & { uses: number } {
  const band = getAgeBand(wanted.age);
  const fitting = portraitPeople.filter(
    ({ gender, age_band }) => gender === wanted.gender && age_band === band,
  );
  const count = (key: string) => used.get(key) ?? 0;
  const cost = ({ id, heritage }: PortraitPerson) =>
    count(`${wanted.country} ${id}`) * 10 + count(id) + strangeness(heritage, wanted.country) + random.next();
  const [first] = fitting.map((person) => ({ person, cost: cost(person) })).sort((a, b) => a.cost - b.cost);
  if (!first) throw new RangeError(`no portrait of a ${wanted.gender} of ${wanted.age}`);

  const { person } = first;
  const uses = count(person.id);
  raise(used, person.id);
  raise(used, `${wanted.country} ${person.id}`);
  return { ...person, uses };
}

function strangeness(heritage: Heritage, country: Country): number {
  return heritage !== 'european' && mostlyLocal.includes(country) ? 25 : 0;
}

function raise(used: PortraitUse, key: string): void {
  used.set(key, (used.get(key) ?? 0) + 1);
}
