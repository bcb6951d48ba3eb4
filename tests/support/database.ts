import pg from 'pg';
import { stackAddress } from './stack.ts';

/** A pool on the running stack's database, for looking only: data is made through the public door. */
export function stackDatabase(): pg.Pool {
  const pool = new pg.Pool({ connectionString: stackAddress().databaseUrl, max: 4 });
  // A test that kills the database breaks idle connections; the next query opens a new one.
  pool.on('error', () => undefined);
  return pool;
}
