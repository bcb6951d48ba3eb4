import type { Queries, Tx } from '../../platform/db/connect.ts';
import { requestLinkMail, type Asking } from './request-link-mail.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Account = { id: number; status: 'active' | 'not_confirmed' | 'deleted' };

/** Requests the reset mail; a deleted account gets the reactivation link. @throws too_many_reset_mails */
export async function requestPasswordReset(tx: Tx, asking: Asking, email: string, now: Date): Promise<void> {
  const account = await findAccount(tx, asking.brand.id, email, now);
  const link = account?.status === 'deleted' ? 'reactivation' : 'password_reset';
  const request = { email, purpose: 'password_reset', userId: account?.id ?? null, link } as const;
  await requestLinkMail(tx, asking, request, now);
}

const selectAccount = statement({
  params: { brandId: text, email: text, now: timestamptz },
  row: { id: users.id, status: users.status },
  text: `
    select id, status from users
    where brand_id = :brandId and email = :email
      and (status <> 'deleted' or (erased_at is null and erase_at > :now))
    order by array_position(array['active', 'not_confirmed', 'deleted'], status), id desc limit 1`,
});

/** The confirmed account of an address, else the newest unconfirmed, else the last deleted but restorable one. */
async function findAccount(db: Queries, brandId: string, email: string, now: Date): Promise<Account | null> {
  const { rows } = await selectAccount(db, { brandId, email, now });
  return rows[0] ?? null;
}
