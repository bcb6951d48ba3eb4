import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import { facetsExpression } from './facets.ts';
import { profiles } from './members.ts';

const migrations = readdirSync('backend/platform/db/migrations')
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => readFileSync(`backend/platform/db/migrations/${file}`, 'utf8'));

test('each choice of a profile is a column', () => {
  const names = Object.values(getTableColumns(profiles)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...choiceFields]));
});

// Otherwise searches read every profile instead of the index.
test('the last migration of the search index has its expression', () => {
  const last = migrations.findLast((text) => text.includes('CREATE INDEX "profiles_facets"'));
  expect(last).toContain(`USING gin (${facetsExpression})`);
});
