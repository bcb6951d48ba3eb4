import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { demoBrands } from './brands.ts';
import { isDemoAccount } from '#backend/refuse-demo.ts';
import { demoCompany, demoPool } from './seed-brands.ts';

export type Removed = {
  accounts: number;
  profiles: number;
  brands: string[];
  /** Demo brands that stay because they have real members or their own host. */
  remainingBrands: string[];
  /** Hashes of the removed pictures; their files may be deleted if unused elsewhere. */
  pictures: string[];
};

/**
 * Removes the demo from a database: its accounts and fictional profiles with their data, and its brands with their
 * company. A brand with its own host or real members stays, as does all data unrelated to the demo.
 */
export async function removeDemo(tx: Tx): Promise<Removed> {
  const keys = await listKeys(tx);
  const ofDemo = sql`id = any(${sql.param(demoBrands.map(({ id }) => id))}::text[])`;
  return withoutConstraints(tx, async () => {
    const users = await tx.execute(sql`delete from users where ${isDemoAccount(sql`users`)}`);
    // Lists their photos before the owners are deleted.
    const gone = sql`(select id from profiles where pool = ${demoPool} and fictional
      or user_id is not null and not exists (select from users where users.id = profiles.user_id))`;
    const shown = await tx.execute<{ hash: string }>(
      sql`delete from photos where profile_id in ${gone} returning hash`,
    );
    const profiles = await tx.execute(sql`delete from profiles where id in ${gone}`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      delete from brands where ${ofDemo}
        and not exists (select from users where users.brand_id = brands.id)
        and not exists (select from brand_hosts where brand_id = brands.id
          and host !~ '(^|\\.)localhost$' and host <> '127.0.0.1')
      returning id`);
    await tx.execute(sql`
      delete from companies where name = ${demoCompany}
        and not exists (select from brands where brands.company_id = companies.id)`);
    await deleteOrphans(tx, keys);
    const { rows: remainingBrands } = await tx.execute<{ id: string }>(
      sql`select id from brands where ${ofDemo} order by id`,
    );
    return {
      accounts: users.rowCount ?? 0,
      profiles: profiles.rowCount ?? 0,
      brands: rows.map(({ id }) => id),
      remainingBrands: remainingBrands.map(({ id }) => id),
      pictures: [...new Set(shown.rows.map(({ hash }) => hash))],
    };
  });
}

export type Key = { table: string; column: string; parent: string; parent_column: string; clears: boolean };

/** Every foreign key; `clears` if the row survives the deletion of its target. */
async function listKeys(tx: Tx): Promise<Key[]> {
  const { rows } = await tx.$client.query<Key>(
    `select conrelid::regclass::text as table, quote_ident(child.attname) as column,
       confrelid::regclass::text as parent, quote_ident(parent.attname) as parent_column,
       confdeltype = 'n' or conrelid = 'complaints'::regclass and not child.attnotnull as clears
     from pg_constraint
       join pg_attribute child on child.attrelid = conrelid and child.attnum = conkey[1]
       join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = confkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  return rows;
}

/** Deletes rows that reference deleted rows, repeatedly until none is left. */
async function deleteOrphans(tx: Tx, keys: readonly Key[]): Promise<void> {
  for (let changed = 1; changed > 0;) {
    changed = 0;
    for (const { table, column, parent, parent_column, clears } of keys) {
      const isOrphan = `${column} is not null and not exists (
        select from ${parent} parent where parent.${parent_column} = ${table}.${column})`;
      const { rowCount } = await tx.$client.query(
        clears
          ? `update ${table} set ${column} = null where ${isOrphan}`
          : `delete from ${table} where ${isOrphan}`,
      );
      changed += rowCount ?? 0;
    }
  }
}

/**
 * Runs `work` without triggers and foreign keys, so that rows can be inserted in any order, then restores them and
 * checks every key. Requires ownership of the tables only.
 */
async function withoutConstraints<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
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
