import { PgDialect } from 'drizzle-orm/pg-core';
import { buildConditions } from './conditions.ts';

const berlin = { country: 'DE', region: null, city: null, position: null };
const scope = {
  brandId: 'herzfunke',
  pool: 'main',
  self: null,
  audience: 'members' as const,
  // 00:30 in Berlin, 23:30 in London.
  now: new Date('2026-11-26T23:30:00Z'),
};

test.each([
  [{ country: 'DE' }, {}, '1996-11-27'],
  [{ country: 'GB' }, {}, '1996-11-26'],
  [{}, { preferences: { home: berlin } }, '1996-11-27'],
  [{}, { preferences: { home: { ...berlin, country: 'US', region: 'US-CA' } } }, '1996-11-26'],
])(
  'anyone who turns thirty today is found by the day where %j is sought, for %j',
  (where, preferences, born) => {
    const { filter } = buildConditions({ min_age: 30, ...where, place: null }, { ...scope, ...preferences });
    expect(new PgDialect().sqlToQuery(filter).params).toContain(born);
  },
);
