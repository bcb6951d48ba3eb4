import { sql } from 'drizzle-orm';
import { requestLinkMail, type Asking } from '../credentials/request-link-mail.ts';
import { makeLink } from '../credentials/mail-links.ts';
import { selectHome, getTimeZone, type Home } from '../accounts/member-zone.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';

/** Whether the user is deleted but can still be reactivated, to the millisecond. */
export const isReturnable = (now: Date) =>
  sql`users.status = 'deleted' and users.erased_at is null and users.erase_at > ${now.toISOString()}::timestamptz`;

type Reactivation = {
  token: string;
  brandId: string;
  email: string;
  language: string;
  eraseAt: Date;
  zone: string;
};

/** Earlier links work until one is used. Null if the account cannot return or another account has the address. */
export async function makeReactivationLink(tx: Tx, userId: number, now: Date): Promise<Reactivation | null> {
  type Row = Omit<Reactivation, 'token' | 'eraseAt' | 'zone'> & { eraseAt: Date | string; home: Home };
  const { rows } = await tx.execute<Row>(sql`
    select brand_id as "brandId", email, language, erase_at as "eraseAt",
      ${selectHome(sql`users.id`)} as home from users
    where id = ${userId} and ${isReturnable(now)} and confirmable and locked_at is null for share`);
  const row = rows[0];
  if (!row) return null;
  const eraseAt = new Date(row.eraseAt);
  const lifetimeMs = eraseAt.getTime() - now.getTime();
  const token = await makeLink(tx, { userId, purpose: 'reactivation', email: row.email, lifetimeMs }, now);
  const { home, ...link } = row;
  return { ...link, eraseAt, token, zone: getTimeZone(home) };
}

/** Erasure date of the address's last deleted account if it can still be reactivated, or null. */
export async function findReturnable(
  db: Queries,
  brandId: string,
  email: string,
  now: Date,
): Promise<{ id: number; eraseAt: Date; zone: string } | null> {
  const { rows } = await db.execute<{ id: number; eraseAt: Date | string; home: Home }>(sql`
    select id, erase_at as "eraseAt", ${selectHome(sql`users.id`)} as home from users
    where brand_id = ${brandId} and email = ${email} and ${isReturnable(now)} and confirmable and locked_at is null
    order by deleted_at desc limit 1`);
  const [row] = rows;
  return row ? { id: row.id, eraseAt: new Date(row.eraseAt), zone: getTimeZone(row.home) } : null;
}

/** Requests the mail that restores a deleted account. @throws too_many_reset_mails */
export async function requestReactivation(tx: Tx, asking: Asking, email: string, now: Date): Promise<void> {
  const account = await findReturnable(tx, asking.brand.id, email, now);
  const request = { email, purpose: 'reactivation', link: 'reactivation' } as const;
  await requestLinkMail(tx, asking, { ...request, userId: account?.id ?? null }, now);
}
