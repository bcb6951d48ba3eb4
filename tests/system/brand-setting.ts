import type pg from 'pg';
import type { BrandSettings } from '../../backend/brands/brand-settings.ts';

/** Changes settings of a brand as its operator would; they hold at once. */
export async function setBrand(
  database: pg.Pool,
  brand: string,
  settings: Partial<BrandSettings>,
): Promise<void> {
  await database.query(`update brands set settings = settings || $2::jsonb where id = $1`, [brand, settings]);
  await database.query(`select pg_notify('vonk', $1)`, [
    JSON.stringify({ type: 'purge', tags: [`brand:${brand}`] }),
  ]);
}
