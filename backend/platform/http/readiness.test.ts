import pg from 'pg';
import type { Services } from './call.ts';
import { findReadinessFault } from './readiness.ts';

type Needs = Pick<Services, 'db' | 'hub'>;

/** A process with these database results that has received no events for the given milliseconds. */
const processWith = (answer: () => unknown, silent = 0) =>
  ({
    db: { $client: { query: async () => answer() } },
    hub: { disconnectedMs: () => silent },
  }) as unknown as Needs;

const migrated = () => ({ rows: [{ done: true }] });
const fails = (message: string, code: string) => () => {
  throw Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
};

test('a process is ready if all its parts work', async () => {
  expect(await findReadinessFault(processWith(migrated))).toBeNull();
});

test.each([
  ['an older schema', () => ({ rows: [{ done: false }] })],
  ['no schema', fails('relation "drizzle.__drizzle_migrations" does not exist', '42P01')],
])('%s is reported as lacking migrations', async (_what, answer) => {
  expect(await findReadinessFault(processWith(answer))).toBe(
    'migrations: this version has some that the database lacks',
  );
});

test.each([
  ['is away', fails('connect ECONNREFUSED 10.1.2.3:5432', 'ECONNREFUSED'), 'database: it does not answer'],
  ['starts', fails('the database system is starting up', '57P03'), 'database: it does not answer'],
  [
    'refuses',
    fails('password authentication failed for user "vonk"', '28P01'),
    'database: it refuses (28P01)',
  ],
])('a database that %s is reported as that, without its words', async (_what, answer, expected) => {
  expect(await findReadinessFault(processWith(answer))).toBe(expected);
});

test('events that do not come back are reported last', async () => {
  expect(await findReadinessFault(processWith(migrated, 20_000))).toMatch(
    /^events: none of its own has come back for 20 s/,
  );
});
