import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from '../../backend/platform/db/connect.ts';

type Answer = (text: string, values: unknown[]) => object[];

/** A database with made-up rows by statement text and parameters; transactions are only recorded. */
export function fakeDatabase(answer: Answer): Db {
  const query = (statement: string | { text: string; values?: unknown[] }) => {
    const { text, values = [] } = typeof statement === 'string' ? { text: statement } : statement;
    const rows = answer(text, values);
    return Promise.resolve({ rows, rowCount: rows.length });
  };
  const client = { query, release: () => undefined };
  return {
    execute: (statement: SQL) => {
      const { sql: text, params: values } = new PgDialect().sqlToQuery(statement);
      return query({ text, values });
    },
    $client: { query, connect: () => Promise.resolve(client) },
  } as unknown as Db;
}
