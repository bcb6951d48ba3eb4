import { readFileSync } from 'node:fs';

type Journal = { entries: { when: number }[] };

const { entries } = JSON.parse(
  readFileSync('backend/platform/db/migrations/meta/_journal.json', 'utf8'),
) as Journal;

// Drizzle applies what is newer than the newest that a database has: one that is dated before its forerunner is left out.
test('each migration is dated after the one before it', () => {
  const dates = entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].toSorted((one, other) => one - other));
});
