import type { Tx } from '#backend/platform/db/connect.ts';

export type Key = { table: string; column: string; parent: string; parent_column: string; clears: boolean };

/** Every foreign key; `clears` if the row survives the deletion of its target. */
export async function listKeys(tx: Tx): Promise<Key[]> {
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
export async function deleteOrphans(tx: Tx, keys: readonly Key[]): Promise<void> {
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
