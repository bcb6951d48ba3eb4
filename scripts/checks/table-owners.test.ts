import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listTables, readGlossary } from './glossary.ts';
import { findForeignWrites } from './table-owners.ts';

const tables = ['likes', 'push_subscriptions', 'users'].map((name) => ({
  name,
  constant: name.replace('_s', 'S'),
  file: 'members.ts',
}));
const words = [
  { domain: 'community', word: 'likes', calls: [], stored: ['likes'] },
  { domain: 'identity', word: 'accounts', calls: [], stored: ['users'] },
];
const judge = (path: string, text: string) => findForeignWrites([[path, text]], tables, words);

test.each([
  ['an insert', 'sql`insert into users (id) values (1)`'],
  ['an update', 'text: `\n    with a as (update users set credits = 1)`'],
  ['an update under another name', 'update only users account set credits = 1'],
  ['a deletion', 'query(\'DELETE FROM "users"\')'],
  ['a truncation', 'truncate table only users'],
  ['a merge', 'merge into users using likes on true when matched then delete'],
  ['a copy into a table', 'copy users (id) from stdin'],
  ['a write with the schema', 'delete from "public"."users"'],
  ['a deletion by the builder of a namespace', 'tx.delete(schema.users)'],
  ['a constant under another name', "import { users as accounts } from './members.ts';\ntx.update(accounts)"],
  ['an insert by the builder', 'await tx.insert(users).values({})'],
  ['a deletion by the builder', 'await db\n    .delete(users)'],
  ['a table of a list', 'for (const table of [users]) await tx.delete(table)'],
  ['a computed name', "const names = ['users'];\nsql`delete from ${sql.identifier(name)}`"],
])('%s from another domain is found', (_, text) => {
  expect(judge('backend/growth/a.ts', text)).toEqual([
    'backend/growth/a.ts writes users, which identity owns',
  ]);
  expect(judge('backend/identity/a.ts', text)).toEqual([]);
});

test.each([
  ['a lock', 'select 1 from users where id = 1 for update of users'],
  ['a lock that does not wait', 'select 1 from likes join users on true for no key update skip locked'],
  ['the insert of an own row', 'insert into likes select id from users on conflict do update set at = now()'],
  ['a copy out of a table', 'copy users (id) to stdout'],
  ['a hash', "createHash('sha256').update(users)"],
])('%s is no write', (_, text) => {
  expect(judge('backend/community/a.ts', text)).toEqual([]);
});

test('a table without an owner, and a write outside the backend, are found', () => {
  expect(judge('backend/outreach/a.ts', 'tx.insert(pushSubscriptions)')).toEqual([
    'backend/outreach/a.ts writes push_subscriptions, which no domain owns',
  ]);
  expect(judge('scripts/a.ts', 'delete from likes')).toEqual([
    'scripts/a.ts writes likes, which community owns',
  ]);
});

test('an erasure and sample data write every table', () => {
  for (const folder of ['backend/identity/account-deletion/erase', 'demo'])
    expect(judge(`${folder}/a.ts`, 'delete from likes')).toEqual([]);
});

test('a table stands in the schema file of its word, or in one with its own name', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  /** Words whose tables stand in the file of another. */
  const shared: Record<string, string> = {
    sessions: 'accounts',
    likes: 'members',
    photos: 'members',
    profile: 'members',
    search: 'members',
    'swipe-game': 'members',
    receipts: 'payments',
  };
  const words = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  const misplaced = listTables(root).filter(({ name, file }) => {
    const word = words.find(({ stored }) => stored.includes(name))?.word ?? '';
    return ![shared[word] ?? word, name.replaceAll('_', '-')].includes(file.replace('.ts', ''));
  });
  expect(misplaced.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});
