import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// Ids are bigint in the database and numbers in JSON; 2^53 of them are enough.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = NodePgDatabase & { $client: pg.Pool };

/** An open transaction; `$client` is its connection, for features that drizzle lacks. */
export type Tx = NodePgDatabase & { $client: pg.PoolClient };

/** Reads accept either. */
export type Queries = Db | Tx;

const counters = new AsyncLocalStorage<{ statements: number }>();

/**
 * Random reads are as fast as sequential ones on SSDs and in memory, and our queries are too short for parallel
 * workers.
 */
export const plannerSettings = { random_page_cost: '1.1', max_parallel_workers_per_gather: '0' };

/** Milliseconds. */
export const statementTimeout = 15_000;

const asOptions = Object.entries(plannerSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * Opens a pool with prepared statements that are counted for the current request. Through a pooler, connections have
 * no settings of their own: there the database stores them (`storePoolerSettings`).
 */
export function connect(url: string, max = 20, { isPooled = false } = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    ...(isPooled ? {} : { statement_timeout: statementTimeout, options: asOptions }),
  });
  pool.on('connect', (client) => {
    adaptStatements(client, { isPooled });
    // An error between two statements also reaches the next statement; without a listener it would end the process.
    client.on('error', () => undefined);
  });
  // The pool replaces a dropped idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return drizzle(pool);
}

/** Counts statements and prepares them on the server, except through a pooler, which switches connections. */
function adaptStatements(client: pg.PoolClient, { isPooled }: { isPooled: boolean }): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) => {
      const counter = counters.getStore();
      if (counter) counter.statements += 1;
      return query(isQueryConfig(statement) ? named(statement, rest[0], isPooled) : statement, ...rest);
    },
  });
}

const isQueryConfig = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);

function named(statement: pg.QueryConfig, values: unknown, isPooled: boolean): pg.QueryConfig {
  if (statement.name && !isPooled) return statement;
  const { name: _, ...unnamed } = statement;
  const given = statement.values ?? (Array.isArray(values) ? values : undefined);
  const name = isPooled ? undefined : getStatementName(statement.text, given);
  return name ? { ...unnamed, name } : unnamed;
}

/** Runs a request's work and provides the number of statements it has sent. */
export function countingStatements<T>(work: (count: () => number) => Promise<T>): Promise<T> {
  const counter = { statements: 0 };
  return counters.run(counter, () => work(() => counter.statements));
}

type Afterwards = (db: Db) => unknown;

/** Callbacks waiting for the commit of a transaction, by connection. */
const waiting = new WeakMap<pg.Pool | pg.PoolClient, Afterwards[]>();

/** Runs `work` once the changes by `db` are committed: at once outside a transaction, never after a rollback. */
export async function afterCommit(db: Queries, work: Afterwards): Promise<void> {
  const transaction = waiting.get(db.$client);
  if (transaction) transaction.push(work);
  else await work(db as Db);
}

/** Runs `work` in one transaction; an error rolls it back and is rethrown. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const afterwards: Afterwards[] = [];
  const result = await transact(db, work, afterwards);
  for (const each of afterwards) await each(db);
  return result;
}

async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, afterwards: Afterwards[]): Promise<T> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  waiting.set(client, afterwards);
  try {
    await client.query('BEGIN');
    const result = await work(drizzle(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    waiting.delete(client);
    client.release(broken);
  }
}

/** The PostgreSQL error code of an error from drizzle or pg, or null. */
export function databaseErrorCode(error: unknown): string | null {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof pg.DatabaseError) return each.code ?? null;
  }
  return null;
}

/** Maximum number of named statements: each connection keeps their plans. */
const limit = 500;

const names = new Map<string, string>();

/**
 * The name under which a composed statement is prepared, so that the server parses each form once; undefined without
 * parameters, and beyond the limit. Fixed statements have their own names (`statement.ts`).
 */
function getStatementName(text: string, values: readonly unknown[] | undefined): string | undefined {
  if (!values?.length) return undefined;
  const known = names.get(text);
  if (known) return known;
  if (names.size >= limit) return undefined;
  const name = `composed.${names.size + 1}`;
  names.set(text, name);
  return name;
}
