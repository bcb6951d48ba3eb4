import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Db } from '../../backend/platform/db/connect.ts';

/**
 * Milliseconds of processor time used by this process and its one database process; NaN if that process is not in
 * /proc.
 */
export async function watchProcessor(db: Db): Promise<() => number> {
  const { rows } = await db.execute<{ pid: number; name: string }>(sql`select pg_backend_pid() as pid`);
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  const isHere =
    existsSync(file) && readFileSync(`/proc/${rows[0]?.pid}/comm`, 'utf8').startsWith('postgres');
  return () => {
    if (!isHere) return Number.NaN;
    const { user, system } = process.cpuUsage();
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 + (user + system) / 1e3;
  };
}
