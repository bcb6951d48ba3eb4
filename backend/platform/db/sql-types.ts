import type { AnyPgColumn } from 'drizzle-orm/pg-core';

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

export type SqlValue<T> =
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
