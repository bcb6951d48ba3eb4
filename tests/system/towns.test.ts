import { Visitor } from '../support/http.ts';
import { herzfunke } from './cast.ts';

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

test('a position far from the large towns is named after a small one', async () => {
  const at = (lat: number, lon: number) =>
    new Visitor(herzfunke).call('GET /api/geocode.php', { query: { lat, lon } });
  expect((await at(47.76, 11.56)).body).toMatchObject({ city: 'Bad Tölz', country: 'DE' });
});
