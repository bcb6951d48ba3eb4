import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';

/** Runs bulk inserts into tables without their indexes; indexes of constraints stay. */
export async function withoutIndexes(tx: Tx, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${sql.param(tables)}::text[]::regclass[])
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  await work();
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
}
