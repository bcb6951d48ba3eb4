import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A type of PostgreSQL and what a value of it is here, for parameters and for columns that no table has. */
export type SqlType<T> = {
  /** As `format_type` names it. */
  pg: string;
  isNullable: boolean;
  /** The column may be null in its table, yet not in these rows: their condition says so. */
  isAsserted: boolean;
  /** Where it stands in for a column of a table. */
  column?: AnyPgColumn;
  /** Never there: it carries the type. */
  value?: T;
};

export type Typed = AnyPgColumn | SqlType<unknown>;

export type ValueOf<T> =
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
/** A day, `2026-11-03`. */
export const date = type<string>('date');
export const int8s = type<number[]>('bigint[]');
export const texts = type<string[]>('text[]');

/** A text of which the statement itself gives only some. */
export const textOf = <T extends string>() => type<T>('text');

/** JSON that the statement builds, or that the contract describes. A parameter is written as JSON, arrays too. */
export const jsonb = <T>() => type<T>('jsonb');
/** The same as the functions give it that aggregate rows. */
export const json = <T>() => type<T>('json');

/** What an outer join or an aggregate may leave empty. */
export const orNull = <T extends Typed>(of: T): SqlType<ValueOf<T> | null> => ({
  ...described(of),
  isNullable: true,
});

/** A column that may be null in its table, and cannot be in these rows. */
export const required = <T extends Typed>(of: T): SqlType<NonNullable<ValueOf<T>>> => ({
  ...described(of),
  isNullable: false,
  isAsserted: true,
});

/** What is known of a column or type, with the type of PostgreSQL by its own name. */
export function described(of: Typed): SqlType<never> {
  if ('pg' in of) return of as SqlType<never>;
  return { pg: of.getSQLType(), isNullable: !of.notNull, isAsserted: false, column: of };
}
