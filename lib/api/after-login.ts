import { mutate } from 'swr';
import type { User } from '../contract/user.ts';
import { loadTimeBonus } from './discount-reads.ts';
import { emptyCache } from './empty-cache.ts';
import { forgetPushKept } from './push-mark.ts';
import { expectSessionEnd } from './session-lost.ts';
import { announceSession } from './signed-in.ts';

/** A session was opened: shows its user at once and fetches the time bonus. */
export async function afterLogin(user: User): Promise<void> {
  expectSessionEnd(false);
  forgetPushKept();
  await emptyCache();
  await mutate(['GET /api/user.php', undefined], { user }, { revalidate: false });
  announceSession();
  // A member without it sees no bonus, which is no reason to hold up a login.
  loadTimeBonus().catch(() => undefined);
}
