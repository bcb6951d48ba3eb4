import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from '../../backend/platform/db/connect.ts';

/** Applies the migrations up to this number, as an earlier version did. */
export async function migrateTo(db: Db, last: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-migrations-'));
  cpSync('backend/platform/db/migrations', folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}
