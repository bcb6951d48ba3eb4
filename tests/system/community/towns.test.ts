import { connect } from '#backend/platform/db/connect.ts';
import { findTown } from '#backend/platform/geo/towns.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { herzfunke } from '#tests/support/cast.ts';

describe('towns', () => {
  const towns = async (query: { name: string; country?: string }) =>
    (
      await new Visitor(herzfunke).call<{ towns: { city: string; country: string }[] }>(
        'GET /api/towns.php',
        { query },
      )
    ).body.towns;

  test('begin with the letters, the best known first, capitals and accents aside', async () => {
    const found = await towns({ name: 'KOL' });
    expect(found[0]).toEqual({ city: 'Köln', country: 'DE', region: 'DE-NW' });
    expect(found).toHaveLength(8);
    const plain = found.map(({ city }) => city.normalize('NFD').toLowerCase().slice(0, 1));
    expect(new Set(plain)).toEqual(new Set(['k']));
    expect(await towns({ name: 'köln' })).toContainEqual({ city: 'Köln', country: 'DE', region: 'DE-NW' });
  });

  test.each([
    ['Koeln', 'Köln'],
    ['muench', 'München'],
    ['Duessel', 'Düsseldorf'],
    ['aarhus', 'Aarhus'],
    ['Giess', 'Gießen'],
    ['St-Etienne', 'Saint-Étienne'],
    ['St. Pölten', 'Sankt Pölten'],
    ['Sankt Gallen', 'St. Gallen'],
    ['Frankfurt/Main', 'Frankfurt am Main'],
    ['Gothenb', 'Göteborg'],
    ['Den Bosch', "'s-Hertogenbosch"],
  ])('%s finds %s', async (name, city) => {
    expect((await towns({ name })).map((town) => town.city)).toContain(city);
  });

  test('are of the country asked for', async () => {
    const found = await towns({ name: 'sankt', country: 'AT' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ country }) => country))).toEqual(new Set(['AT']));
    expect(await towns({ name: 'mosk', country: 'RU' })).toEqual([]);
  });

  test('take no letters for patterns', async () => {
    expect(await towns({ name: '%%' })).toEqual([]);
    expect((await new Visitor(herzfunke).call('GET /api/towns.php', { query: { name: 'k' } })).status).toBe(
      422,
    );
  });
});

test.each([
  ['St. Pölten', 'AT', 'Sankt Pölten'],
  ['Saint\u2011Étienne', 'FR', 'Saint-Étienne'],
  ['Åbo', 'FI', 'Turku'],
  ['Genf', 'CH', 'Genève'],
  ['Munich', 'DE', 'München'],
  ['Bruessel', 'BE', 'Bruxelles'],
  ['Roma', 'SE', 'Roma'],
])('%s in %s is %s', async (name, country, town) => {
  const db = connect(stackAddress().databaseUrl, 1);
  expect(await findTown(db, name, country)).toMatchObject({ name: town, country });
  await db.$client.end();
});
