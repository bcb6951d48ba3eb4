import pg from 'pg';

/** Whether a migrated database is in use already, so that the demo has nothing to add. */
export async function hasBrands(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM brands LIMIT 1');
    return Boolean(rowCount);
  } finally {
    await client.end();
  }
}
