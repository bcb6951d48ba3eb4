import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/db/connect.ts';
import { demoLogins } from './logins.ts';

/** True for the accounts that the demo's seed made: addresses at hosts that belong to nobody (RFC 6761). */
export function isDemoAccount(users: SQL): SQL {
  const logins = sql.join(
    demoLogins.map(({ email }) => sql`${email}`),
    sql`, `,
  );
  return sql`(${users}.email in (${logins}) or ${users}.email like 'member-%@demo.example')`;
}

/** How many accounts of the demo there are, and whether there is a brand at all. */
export async function lookForDemo(db: Queries): Promise<{ accounts: number; hasBrands: boolean }> {
  const { rows } = await db.execute<{ accounts: number; brands: boolean }>(sql`
    select (select count(*)::int from users where ${isDemoAccount(sql`users`)}) as accounts,
      exists (select from brands) as brands`);
  return { accounts: rows[0]?.accounts ?? 0, hasBrands: rows[0]?.brands ?? false };
}

/** Why nothing starts with people whose password everybody knows; `reason` is what says that the site is real. */
export const demoRefusal = (accounts: number, reason: string): string =>
  `This database holds ${accounts} accounts of the demo, whose password stands in the source, and ${reason}: ` +
  'nothing starts like this. `npx vonk demo remove` (`node dist/vonk.mjs demo remove` where there is only the build) ' +
  'takes the demo away and leaves everything else.';

/** What to do where there is no brand yet. */
export const firstBrand = [
  'There is no brand yet, so every host answers 421. The first one (docs/operating.md, "The first brand"):',
  '  npx vonk brand add <id> --from <file.json>      deploy/first-brand.json is one to begin with',
  '  npx vonk brand check <id>                       says what it lacks',
  '  npx vonk brand open <id>',
].join('\n');
