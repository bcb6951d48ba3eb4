import type { Tx } from '#backend/platform/db/connect.ts';

/**
 * Runs `work` without triggers and foreign keys, so that rows can be inserted in any order, then restores them and
 * checks every key. Requires ownership of the tables only.
 */
export async function withoutConstraints<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const run = (text: string) => tx.$client.query(text);
  const { rows: keys } = await tx.$client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname)::text as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const { rows: tables } = await tx.$client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O'`,
  );
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await run(`alter table ${name} disable trigger user`);
  const result = await work();
  for (const { table, name, definition } of keys)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name } of tables) await run(`alter table ${name} enable trigger user`);
  return result;
}
