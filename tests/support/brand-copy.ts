import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';
import { Visitor } from './http.ts';
import { until } from './until.ts';

export type BrandCopy = {
  id: string;
  host: string;
  /** Changes settings as the operator would, effective at once. */
  set: (settings: Partial<BrandSettings>) => Promise<void>;
};

/**
 * A copy of a demo brand for tests that change settings: the same pool, company, settings, packages and discounts on a
 * new host. Resolves when the host responds.
 */
export async function copyBrand(
  database: pg.Pool,
  model: string,
  settings: Partial<BrandSettings> = {},
): Promise<BrandCopy> {
  const id = `${model}-${randomUUID().slice(0, 8)}`;
  const host = `${id}.localhost`;
  await database.query(
    `insert into brands (id, name, company_id, pool, domain_language, is_open, settings)
     select $1, name, company_id, pool, domain_language, true, settings || $3::jsonb from brands where id = $2`,
    [id, model, settings],
  );
  await database.query(`insert into brand_hosts (host, brand_id, is_primary) values ($1, $2, true)`, [
    host,
    id,
  ]);
  await database.query(
    `insert into credit_packages (brand_id, credits, amount, currency, popular, kind, tier)
     select $1, credits, amount, currency, popular, kind, tier from credit_packages where brand_id = $2 and active`,
    [id, model],
  );
  await database.query(
    `insert into discount_codes (brand_id, code, value_percentage, status, paymentmethods, kind)
     select $1, code, value_percentage, status, paymentmethods, kind from discount_codes
     where brand_id = $2 and kind in ('welcome', 'time_bonus', 'goodbye')`,
    [id, model],
  );
  await announce(database, id);
  await until(async () => (await new Visitor(host).get('/login')).status === 200);
  return {
    id,
    host,
    set: (changes) => changeSettings(database, id, changes),
  };
}

/** Changes a brand's settings as its operator would, effective at once. */
export async function changeSettings(database: pg.Pool, id: string, settings: Partial<BrandSettings>) {
  await database.query(`update brands set settings = settings || $2::jsonb where id = $1`, [id, settings]);
  await announce(database, id);
}

const announce = (database: pg.Pool, id: string) =>
  database.query(`select pg_notify('vonk', $1)`, [JSON.stringify({ type: 'purge', tags: [`brand:${id}`] })]);
