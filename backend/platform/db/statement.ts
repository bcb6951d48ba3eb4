import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect, type AnyPgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Queries } from './connect.ts';

/** A PostgreSQL type and its TypeScript type, for parameters and computed columns. */
export type SqlType<T> = {
  /** Name in `format_type`. */
  pg: string;
  isNullable: boolean;
  /** The column is nullable, but not in these rows because of their condition. */
  isAsserted: boolean;
  /** The table column it represents. */
  column?: AnyPgColumn;
  /** Type only, never set. */
  value?: T;
};

export type Typed = AnyPgColumn | SqlType<unknown>;

type SqlValue<T> =
  T extends SqlType<infer V>
    ? V
    : T extends AnyPgColumn
      ? T['_']['notNull'] extends true
        ? T['_']['data']
        : T['_']['data'] | null
      : never;

const type = <T>(pg: string): SqlType<T> => ({ pg, isNullable: false, isAsserted: false });

export const int4 = type<number>('integer');
export const int8 = type<number>('bigint');
export const float8 = type<number>('double precision');
export const bool = type<boolean>('boolean');
export const text = type<string>('text');
export const uuid = type<string>('uuid');
export const bytea = type<Buffer>('bytea');
export const timestamptz = type<Date>('timestamp with time zone');
export const date = type<string>('date');
export const int8s = type<number[]>('bigint[]');
export const texts = type<string[]>('text[]');

/** A text limited to the values that the statement produces. */
export const typedText = <T extends string>() => type<T>('text');

/** JSON built by the statement or described by the contract. Parameters are serialized as JSON, including arrays. */
export const jsonb = <T>() => type<T>('jsonb');
/** The same, as returned by aggregate functions. */
export const json = <T>() => type<T>('json');

/** A value that is null after an outer join or an empty aggregate. */
export const orNull = <T extends Typed>(of: T): SqlType<SqlValue<T> | null> => ({
  ...described(of),
  isNullable: true,
});

/** A nullable column that is never null in these rows. */
export const required = <T extends Typed>(of: T): SqlType<NonNullable<SqlValue<T>>> => ({
  ...described(of),
  isNullable: false,
  isAsserted: true,
});

/** The metadata of a column or type, with its PostgreSQL type name. */
export function described(of: Typed): SqlType<never> {
  if ('pg' in of) return of as SqlType<never>;
  return { pg: of.getSQLType(), isNullable: !of.notNull, isAsserted: false, column: of };
}

type Types = Record<string, Typed>;
type Values<T extends Types> = { [Name in keyof T]: SqlValue<T[Name]> };

/** A statement's declaration, compared with the migrated schema by a check. */
export type StatementText = {
  /** With `$1` for each parameter. */
  text: string;
  /** By number. */
  params: readonly string[];
  paramTypes: Types;
  rowTypes: Types;
};

export type Statement<P extends Types, R extends Types> = ((
  db: Queries,
  ...params: keyof P extends never ? [] : [Values<P>]
) => Promise<{ rows: Values<R>[]; rowCount: number }>) &
  StatementText;

/** A row of a statement. */
export type StatementRow<S extends (...params: never[]) => Promise<{ rows: unknown[] }>> = Awaited<
  ReturnType<S>
>['rows'][number];

type Definition<P extends Types, R extends Types> = {
  /** By the names used in the text: `:userId`. */
  params?: P;
  /** By the names of the returned columns. */
  row?: R;
  text: string;
};

const definitions: StatementText[] = [];

/** Every statement of the loaded modules. */
export const allStatements = (): readonly StatementText[] => definitions;

/**
 * A fixed statement: each connection prepares it once under the hash of its text, and its rows are typed by the
 * schema. `verify` prepares each on the migrated schema and compares the declaration.
 */
export function statement<P extends Types = Record<never, never>, R extends Types = Record<never, never>>({
  params: paramTypes = {} as P,
  row: rowTypes = {} as R,
  text: named,
}: Definition<P, R>): Statement<P, R> {
  const { text, params } = numbered(named, paramTypes);
  const name = createHash('sha256').update(text).digest('base64url');
  const types = new Map(Object.entries(paramTypes));
  const writers = params.map((param) => getWriter(types.get(param)));
  const run = async (db: Queries, values: Record<string, unknown> = {}) => {
    const result = await db.$client.query({
      name,
      text,
      values: params.map((param, at) => writers[at]?.(values[param])),
      types: readers,
    });
    return { rows: result.rows as Values<R>[], rowCount: result.rowCount ?? 0 };
  };
  const known = { text, params, paramTypes, rowTypes };
  definitions.push(known);
  return Object.assign(run, known);
}

/**
 * The text of a part shared by both kinds of statements.
 * @throws if it has a parameter: those of a fixed statement have names
 */
export function fixed(part: SQL): string {
  const { sql, params } = new PgDialect().sqlToQuery(part);
  if (params.length > 0) throw new Error(`A fixed statement has no place for the parameters of: ${sql}`);
  return sql;
}

/** `:userId` as `$1`, with the same number at each occurrence; `::type` and `a:b` are left alone. */
function numbered(named: string, types: Types): { text: string; params: string[] } {
  const params: string[] = [];
  const text = named.replace(/(?<![:\w]):([a-z]\w*)/gi, (_, param: string) => {
    if (!(param in types)) throw new Error(`There is no parameter ${param} for: ${named}`);
    if (!params.includes(param)) params.push(param);
    return `$${params.indexOf(param) + 1}`;
  });
  const unused = Object.keys(types).filter((param) => !params.includes(param));
  if (unused.length > 0) throw new Error(`${unused.join(', ')} is not used in: ${named}`);
  return { text, params };
}

/** The driver would write a JSON array as a PostgreSQL array. */
function getWriter(of: Typed | undefined): (value: unknown) => unknown {
  const isJson = of && ['json', 'jsonb'].includes(described(of).pg);
  return isJson ? (value) => (value === null ? null : JSON.stringify(value)) : (value) => value;
}

/** A date stays a string, independent of the process's time zone. */
const readers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
