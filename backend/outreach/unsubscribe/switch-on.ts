import type { Tx } from '../../platform/db/connect.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { liftStops } from './stop-reasons.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bytea, int8, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const selectUsers = statement({
  params: { userId: int8 },
  row: { email: users.email },
  text: `select email from users where id = :userId for update`,
});

const updateMailEvents = statement({
  params: { brandId: text, address: bytea },
  text: `
    update mail_events set superseded = true
      where brand_id = :brandId and address_hash = :address and kind = 'soft_bounce' and not superseded`,
});

/**
 * Switches notification mails on again after any stop; earlier soft bounces no longer count if the address is confirmed.
 */
export async function switchMailsOn(
  tx: Tx,
  env: BackendEnv,
  { userId, brandId, confirmed }: Actor,
): Promise<void> {
  const { rows } = await selectUsers(tx, { userId });
  const email = rows[0]?.email;
  if (email === undefined) throw authenticationRequired();
  const address = Buffer.from(fingerprint(env, 'bounced-address', email), 'base64url');
  if (confirmed) await updateMailEvents(tx, { brandId, address });
  await liftStops(tx, userId, ['fbl', 'bounce', 'listunsubscribe']);
}
