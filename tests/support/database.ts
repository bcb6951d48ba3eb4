import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { stackAddress } from './stack.ts';

export type FreshDatabase = { url: string; drop(): Promise<void> };

/** A pool on the running stack's database, for looking only: data is made through the public door. */
export function stackDatabase(): pg.Pool {
  const pool = new pg.Pool({ connectionString: stackAddress().databaseUrl, max: 4 });
  // A test that kills the database breaks idle connections; the next query opens a new one.
  pool.on('error', () => undefined);
  return pool;
}

/** An empty, migrated database for one test file of the backend; `drop` it when every connection is closed. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = new URL(process.env.VONK_TEST_CLUSTER ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const url = new URL(`/${name}`, template).href;
  return { url, drop: () => administer(template, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(template: URL, statement: string): Promise<void> {
  const client = new pg.Client(new URL('/postgres', template).href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
