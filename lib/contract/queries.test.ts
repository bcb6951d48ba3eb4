import { findMatches } from './community/match-finder.ts';
import { endpoints } from './endpoints.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { listIndexedMembers, listSitemaps } from './growth/sitemaps.ts';
import { queryIdSchema } from './scalars.ts';

test.each(['7', '900719925474099'])('the id %j is read', (text) => {
  expect(queryIdSchema.parse(text)).toBe(Number(text));
});

test.each([
  '0x10',
  '0b1',
  '1e3',
  ' 7',
  '7 ',
  '+7',
  '-7',
  '7.0',
  '٧',
  '',
  '0',
  '9007199254740993',
  'Infinity',
])('the id %j is refused', (text) => {
  expect(queryIdSchema.safeParse(text).success).toBe(false);
});

type Shape = Record<string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }>;

/** Coordinates have a sign and decimals. */
const decimals = new Set(['lat', 'lon']);

test('numbers in queries are accepted only in digits', () => {
  const loose = (endpoints as readonly EndpointDefinition[]).flatMap(({ path, query }) => {
    const shape = (query as { shape?: Shape } | undefined)?.shape ?? {};
    return Object.entries(shape)
      .filter(([name]) => !decimals.has(name))
      .filter(([, schema]) =>
        ['0x19', ' 25', '2.5e1', '25.0'].some((text) => typeof schema.safeParse(text).data === 'number'),
      )
      .map(([name]) => `${path} ${name}`);
  });
  expect(loose).toEqual([]);
});

const part = { brand: 'herzfunke', after: '0', size: '10000' };
const answers = { gender: 'man', min_age: '18', distance: '10', interests: 'hiking' };

test.each([
  [listSitemaps, part, [{ size: '0' }, { size: '10001' }, { size: undefined }]],
  [listIndexedMembers, part, [{ size: '0' }, { size: '10001' }, { after: '-1' }, { after: undefined }]],
  [
    findMatches,
    answers,
    [{ distance: '7' }, { interests: 'hiking,juggling' }, { gender: 'robot' }, { min_age: '17' }],
  ],
])('$path refuses what is beyond its limits', ({ query }, accepted, refused) => {
  const isValid = (input: object) => query.safeParse(input).success;
  expect(isValid(accepted)).toBe(true);
  for (const change of refused)
    expect([change, isValid({ ...accepted, ...change })]).toEqual([change, false]);
});
