import { readFileSync } from 'node:fs';

type Journal = { entries: { when: number }[] };

const { entries } = JSON.parse(
  readFileSync('backend/platform/db/migrations/meta/_journal.json', 'utf8'),
) as Journal;

// Drizzle applies migrations newer than the database's latest: one dated before its predecessor is skipped.
test('each migration is dated after the one before it', () => {
  const dates = entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].toSorted((one, other) => one - other));
});
