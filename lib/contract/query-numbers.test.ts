import { endpoints } from './endpoints.ts';
import type { EndpointDefinition } from './endpoint.ts';
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
