import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { demoBrands } from './brands.ts';
import { isDemoAccount } from '#backend/refuse-demo.ts';
import { deleteOrphans, listKeys } from './delete-orphans.ts';
import { demoCompany, demoPool } from './seed-brands.ts';
import { withoutConstraints } from './without-constraints.ts';

export type Removed = {
  accounts: number;
  profiles: number;
  brands: string[];
  /** Demo brands that stay because they have real members or their own host. */
  remainingBrands: string[];
  /** Hashes of the removed pictures; their files may be deleted if unused elsewhere. */
  pictures: string[];
};

/**
 * Removes the demo from a database: its accounts and fictional profiles with their data, and its brands with their
 * company. A brand with its own host or real members stays, as does all data unrelated to the demo.
 */
export async function removeDemo(tx: Tx): Promise<Removed> {
  const keys = await listKeys(tx);
  const ofDemo = sql`id = any(${sql.param(demoBrands.map(({ id }) => id))}::text[])`;
  return withoutConstraints(tx, async () => {
    const users = await tx.execute(sql`delete from users where ${isDemoAccount(sql`users`)}`);
    // Lists their photos before the owners are deleted.
    const gone = sql`(select id from profiles where pool = ${demoPool} and fictional
      or user_id is not null and not exists (select from users where users.id = profiles.user_id))`;
    const shown = await tx.execute<{ hash: string }>(
      sql`delete from photos where profile_id in ${gone} returning hash`,
    );
    const profiles = await tx.execute(sql`delete from profiles where id in ${gone}`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      delete from brands where ${ofDemo}
        and not exists (select from users where users.brand_id = brands.id)
        and not exists (select from brand_hosts where brand_id = brands.id
          and host !~ '(^|\\.)localhost$' and host <> '127.0.0.1')
      returning id`);
    await tx.execute(sql`
      delete from companies where name = ${demoCompany}
        and not exists (select from brands where brands.company_id = companies.id)`);
    await deleteOrphans(tx, keys);
    const { rows: remainingBrands } = await tx.execute<{ id: string }>(
      sql`select id from brands where ${ofDemo} order by id`,
    );
    return {
      accounts: users.rowCount ?? 0,
      profiles: profiles.rowCount ?? 0,
      brands: rows.map(({ id }) => id),
      remainingBrands: remainingBrands.map(({ id }) => id),
      pictures: [...new Set(shown.rows.map(({ hash }) => hash))],
    };
  });
}
