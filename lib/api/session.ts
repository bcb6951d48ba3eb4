import { mutate } from 'swr';
import type { User } from '../contract/user.ts';
import { forgetDrafts } from '../rules/message-draft.ts';
import { showAppBadge } from './app-badge.ts';
import { callApi } from './call.ts';
import { forgetDeliveries } from './deliveries.ts';
import { forgetOutbox } from './kept-outbox.ts';
import { loadLater } from './load-later.ts';
import { forgetBonusRoom } from './bonus-room.ts';
import { loadTimeBonus } from './discount-reads.ts';
import { forgetAnswers } from './remembered.ts';
import { announceSession, clearHint } from './signed-in.ts';

/** A session was opened: shows its user at once and fetches the time bonus. */
export async function afterLogin(user: User): Promise<void> {
  await emptyCache();
  await mutate(['GET /api/user.php', undefined], { user }, { revalidate: false });
  announceSession();
  // A member without it sees no bonus, which is no reason to hold up a login.
  loadTimeBonus().catch(() => undefined);
}

/** The session is closed: nothing of the member stays in this page, the time bonus included. */
async function afterLogout(): Promise<void> {
  clearHint();
  forgetBonusRoom();
  forgetOutbox();
  forgetDeliveries();
  showAppBadge(0);
  forgetDrafts(localStorage);
  void loadLater(() => import('./kept-images.ts')).then(
    (file) => file.forgetImages(),
    () => undefined,
  );
  await emptyCache();
}

/** Logs out here; throws `ApiError` when the session could not be ended. */
export async function logOut(): Promise<void> {
  await callApi('GET /api/logout.php');
  await afterLogout();
}

async function emptyCache(): Promise<void> {
  forgetAnswers();
  await mutate(() => true, undefined, { revalidate: false });
}
