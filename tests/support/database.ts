import pg from 'pg';
import { stackAddress } from './stack.ts';

/** A read-only pool on the running stack's database: tests create data through the API. */
export function stackDatabase(): pg.Pool {
  const pool = new pg.Pool({ connectionString: stackAddress().databaseUrl, max: 4 });
  // A killed database breaks idle connections; the next query opens a new one.
  pool.on('error', () => undefined);
  return pool;
}
