import type { Tx } from '../db/connect.ts';

export type Table = {
  /** Also the name in the archive. */
  name: string;
  /** As SQL names it. */
  sql: string;
  /** Quoted where SQL needs it; without those that the database computes. */
  columns: string[];
  /** Which rows are worth keeping; absent: all. */
  where?: string;
};

type ForeignKey = { table: string; name: string; definition: string };

/** Filled by the migration itself; and what processes tell each other or count together, which is nothing for another run. */
const leftOut = [
  'towns',
  'announcements',
  'announcement_run',
  'request_counts',
  'write_answers',
  'metric_reporters',
];

/** Jobs that wait or are under way; what is done, and the queue's own clock, is not taken along. */
const waitingJobs = `state in ('created', 'retry', 'active') and left(name, 8) <> '__pgboss'`;

/** Every table whose rows belong into a backup, the job queue's last. */
export async function listTables(tx: Tx): Promise<Table[]> {
  const { rows } = await tx.$client.query<{ schema: string; table: string; columns: string[] }>(
    `select namespace.nspname::text as schema, quote_ident(class.relname)::text as table,
       array_agg(quote_ident(part.attname)::text order by part.attnum) as columns
     from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
       join pg_attribute part on part.attrelid = class.oid
     where (namespace.nspname = 'public' and class.relkind = 'r' and class.relname <> all ($1::text[])
         or namespace.nspname = 'jobs' and class.relname = 'job')
       and part.attnum > 0 and not part.attisdropped and part.attgenerated = ''
     group by 1, 2 order by 1 desc, 2`,
    [leftOut],
  );
  return rows.map(({ schema, table, columns }) =>
    schema === 'jobs'
      ? { name: 'jobs.job', sql: 'jobs.job', columns, where: waitingJobs }
      : { name: table, sql: `public.${table}`, columns },
  );
}

/** Fingerprints of the migrations that were run, oldest first; none where the database is new. */
export async function listMigrations(tx: Tx): Promise<string[]> {
  const { rows } = await tx.$client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

/** Last number that each sequence has given out; those that have given none are left out. */
export async function readSequences(tx: Tx): Promise<Record<string, number>> {
  const { rows } = await tx.$client.query<{ name: string; last: number }>(
    `select quote_ident(sequencename)::text as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The tables among them that have rows. */
export async function filledTables(tx: Tx, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name, sql, where = 'true' } of tables) {
    const { rowCount } = await tx.$client.query(`select from ${sql} where ${where} limit 1`);
    if (rowCount) filled.push(name);
  }
  return filled;
}

/**
 * Runs `work` without triggers and foreign keys, and puts them back: rows come in any order and as they were, and every
 * key is checked at the end. The owner of the tables may do so, no other right is needed.
 */
export async function withoutConstraints<T>(
  tx: Tx,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  const run = (text: string) => tx.$client.query(text);
  const own = tables.filter(({ sql }) => sql.startsWith('public.'));
  const { rows: keys } = await tx.$client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname)::text as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
  for (const { sql } of own) await run(`alter table ${sql} disable trigger user`);
  const result = await work();
  for (const { table, name, definition } of keys)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { sql } of own) await run(`alter table ${sql} enable trigger user`);
  return result;
}
