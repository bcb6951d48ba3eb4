import { countMailRequest } from '../access/count-mail-request.ts';
import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { findReturnable } from './reactivation-link.ts';

/** No account has this number: a job for nobody, so that asking for any address takes the same time. */
const nobody = 0;

/** Orders the mail with the link back, with the same steps for every address. Throws too_many_reset_mails. */
export async function requestReactivation(
  tx: Tx,
  { env, jobs, brand }: Pick<Services, 'env' | 'jobs'> & { brand: Brand },
  email: string,
  now: Date,
): Promise<void> {
  await countMailRequest(tx, { env, brandId: brand.id, email, purpose: 'reactivation' }, now);
  const account = await findReturnable(tx, brand.id, email, now);
  await jobs.enqueue(tx, 'send-mail', { mail: 'reactivation', id: account?.id ?? nobody });
}
