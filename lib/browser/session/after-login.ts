import { mutate } from 'swr';
import type { User } from '../../contract/identity/accounts.ts';
import { loadTimeBonus } from '../commerce/fetch-discounts.ts';
import { emptyCache } from '../transport/empty-cache.ts';
import { clearPushStored } from '../push/push-stored.ts';
import { expectSessionEnd } from './session-lost.ts';
import { announceSession } from './signed-in.ts';

/** A session has opened: shows its user at once and fetches the time bonus. */
export async function afterLogin(user: User): Promise<void> {
  expectSessionEnd(false);
  clearPushStored();
  await emptyCache();
  await mutate(['GET /api/user.php', undefined], { user }, { revalidate: false });
  announceSession();
  // A failure only hides the bonus and must not delay the login.
  loadTimeBonus().catch(() => undefined);
}
