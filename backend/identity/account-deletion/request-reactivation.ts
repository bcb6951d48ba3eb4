import { countMailRequest } from '../credentials/count-mail-request.ts';
import { getLoginOrigin, type LoginVisitor } from '../accounts/login-origin.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { findReturnable } from './reactivation-link.ts';

type Asking = Pick<Services, 'env' | 'jobs'> & Pick<LoginVisitor, 'client' | 'devices'> & { brand: Brand };

/** An id without an account: unknown addresses also get a job, so that timing reveals nothing. */
const noUser = 0;

/** Takes the same steps for every address; no mail while a recent link works. @throws too_many_reset_mails */
export async function requestReactivation(
  tx: Tx,
  { env, jobs, brand, client, devices }: Asking,
  email: string,
  now: Date,
): Promise<void> {
  const account = await findReturnable(tx, brand.id, email, now);
  const sender = getLoginOrigin({ env, brandId: brand.id, client, devices }, account?.id ?? null);
  const id = account?.id ?? noUser;
  const link = { userId: id, purpose: 'reactivation' } as const;
  const request = { env, brandId: brand.id, email, purpose: 'reactivation', sender, link } as const;
  if (await countMailRequest(tx, request, now))
    await jobs.enqueue(tx, 'send-mail', { mail: 'reactivation', id });
}
