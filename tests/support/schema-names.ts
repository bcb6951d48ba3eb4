import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Every table, column, index and constraint that the code declares, as `table.name`, in order. */
export async function declaredNames(): Promise<string[]> {
  const files = globSync('backend/platform/db/schema/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href) as Promise<object>));
  const tables = modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable));
  return tables
    .flatMap((table) => listNames(table).map((name) => `${getTableName(table)}.${name}`))
    .toSorted();
}

function listNames(table: PgTable): string[] {
  const { columns, indexes, foreignKeys, primaryKeys, uniqueConstraints, checks, name } =
    getTableConfig(table);
  return [
    ...columns.map((column) => column.name),
    ...indexes.map((index) => index.config.name ?? ''),
    ...foreignKeys.map((key) => key.getName()),
    ...primaryKeys.map((key) => key.getName()),
    ...uniqueConstraints.map((constraint) => constraint.getName() ?? ''),
    ...checks.map((check) => check.name),
    ...columns.flatMap((column) => (column.isUnique ? (column.uniqueName ?? '') : [])),
    ...columns.flatMap((column) => (column.primary ? `${name}_pkey` : [])),
    ...columns.flatMap((column) => (column.notNull ? `${name}_${column.name}_not_null` : [])),
  ];
}

/** The same of a database, whose names of constraints against null exist since PostgreSQL 18. */
export async function namesInDatabase(database: pg.Pool, tables: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `with tables as (select oid, relname from pg_class where relname = any($1) and relnamespace = 'public'::regnamespace)
     select relname || '.' || attname as name from tables join pg_attribute on attrelid = tables.oid
       where attnum > 0 and not attisdropped
     union select relname || '.' || conname from tables join pg_constraint on conrelid = tables.oid
     union select tables.relname || '.' || index.relname from tables join pg_index on indrelid = tables.oid
       join pg_class index on index.oid = indexrelid`,
    [tables],
  );
  return rows.map(({ name }) => name).toSorted();
}
