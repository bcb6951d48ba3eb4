import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryBooks } from '#tests/support/books.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';
import { leave, longAgo, runErasure } from '#tests/support/account-deletion.ts';
import { plantMarkers } from '#tests/support/marked-member.ts';

const day = 24 * 60 * 60 * 1000;

/** Every row of every table of every schema as text, byte columns in hexadecimal. */
async function dump(): Promise<string> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.query<{ row: string }>(`select each::text as row from ${name} each`);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return parts.join('\n');
}

/** Names and contents of all files in the file store. */
function files(): Buffer {
  const folders = ['photos', 'exports'].map((folder) => join(stackAddress().dataDir, folder));
  const names = folders.flatMap((folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  });
  return Buffer.concat(names.flatMap((name) => [Buffer.from(`${name}\n`), readFileSync(name)]));
}

const logText = () => {
  const { logs } = stackAddress();
  return readdirSync(logs)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(logs, name), 'utf8'))
    .join('\n');
};

function foundIn(places: Record<string, string | Buffer>, markers: string[]): string[] {
  return markers.flatMap((marker) =>
    Object.entries(places)
      .filter(
        ([, content]) => content.includes(marker) || content.includes(Buffer.from(marker).toString('hex')),
      )
      .map(([place]) => `${marker} in ${place}`),
  );
}

test('after the erasure 50 planted markers are found nowhere, and the ledger stands as it stood', async () => {
  const bob = await confirmed('Bob', { gender: 'man' });
  const { alice, markers, unkept, photo, pages } = await plantMarkers(bob);
  expect(new Set(markers).size).toBeGreaterThanOrEqual(50);
  // Each marker has to exist now, or its later absence would prove nothing.
  expect(await notYetThere(markers)).toEqual([]);
  expect(files().includes(photo)).toBe(true);
  const before = await queryBooks(database, alice);
  const everybody = await sumOfLedger();

  await leave(alice);
  await longAgo(alice, 14 * day);
  await runErasure();

  const answers = await Promise.all(
    pages.flatMap((path) =>
      [bob.visitor, new Visitor(herzfunke)].map(async (visitor) => (await visitor.get(path)).text),
    ),
  );
  const places = { database: await dump(), files: files(), logs: logText(), pages: answers.join('\n') };
  expect(foundIn(places, [...markers, ...unkept])).toEqual([]);
  expect(foundIn({ files: places.files, pages: places.pages }, [photo])).toEqual([]);
  const { credits, ledger } = await queryBooks(database, alice);
  expect([credits, ledger]).toEqual([before.credits, before.ledger]);
  expect(await sumOfLedger()).toEqual(everybody);
});

/** Some are written by a job. */
async function notYetThere(markers: string[]): Promise<string[]> {
  let missing = markers;
  await until(async () => {
    const planted = { database: await dump(), files: files() };
    missing = markers.filter((marker) => foundIn(planted, [marker]).length === 0);
    return missing.length === 0;
  }).catch(() => undefined);
  return missing;
}

async function sumOfLedger(): Promise<unknown> {
  const { rows } = await database.query(
    `select count(*)::int as entries, sum(delta)::int as sum, (select sum(amount)::int from payments) as paid from credit_ledger`,
  );
  return rows[0];
}
