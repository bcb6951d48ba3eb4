import { getLoginOrigin, type LoginVisitor } from '../accounts/login-origin.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { countMailRequest } from './count-mail-request.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Account = { id: number; status: 'active' | 'not_confirmed' | 'deleted' };

type Asking = Pick<Services, 'env' | 'jobs'> & Pick<LoginVisitor, 'client' | 'devices'> & { brand: Brand };

/** An id without an account: unknown addresses also get a job, so that timing reveals nothing. */
const noUser = 0;

/**
 * Queues the reset mail unless a recent link works; a deleted account gets the reactivation link. Same steps for every
 * address, so that neither response nor timing reveals an account.
 * @throws too_many_reset_mails
 */
export async function requestPasswordReset(
  tx: Tx,
  { env, jobs, brand, client, devices }: Asking,
  email: string,
  now: Date,
): Promise<void> {
  const account = await findAccount(tx, brand.id, email, now);
  const sender = getLoginOrigin({ env, brandId: brand.id, client, devices }, account?.id ?? null);
  const isLeft = account?.status === 'deleted';
  const id = account?.id ?? noUser;
  const link = { userId: id, purpose: isLeft ? 'reactivation' : 'password_reset' } as const;
  const request = { env, brandId: brand.id, email, purpose: 'password_reset', sender, link } as const;
  if (await countMailRequest(tx, request, now))
    await jobs.enqueue(tx, 'send-mail', { mail: isLeft ? 'reactivation' : 'password-reset', id });
}

const selectUsers = statement({
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
  const { rows } = await selectUsers(db, { brandId, email, now });
  return rows[0] ?? null;
}
