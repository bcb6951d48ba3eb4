import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { fingerprint } from '../direct-debit/fingerprint.ts';
import type { BackendEnv } from '../env.ts';
import { authenticationRequired } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { liftStops } from './stop-reasons.ts';

/**
 * Switches notification mails on again, whatever had stopped them; soft bounces until now count no more, where the
 * address is the member's beyond doubt.
 */
export async function switchMailsOn(
  tx: Tx,
  env: BackendEnv,
  { userId, brandId, confirmed }: Actor,
): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from users where id = ${userId} for update`);
  const email = rows[0]?.email;
  if (email === undefined) throw authenticationRequired();
  const address = Buffer.from(fingerprint(env, 'bounced-address', email), 'base64url');
  if (confirmed)
    await tx.execute(sql`
      update mail_events set forgotten = true
      where brand_id = ${brandId} and address_hash = ${address} and kind = 'soft_bounce' and not forgotten`);
  await liftStops(tx, userId, ['fbl', 'bounce', 'listunsubscribe']);
}
