import { forgetDrafts } from '../rules/message-draft.ts';
import { showAppBadge } from './app-badge.ts';
import { callApi } from './call.ts';
import { closeNotifications } from './close-notifications.ts';
import { forgetDeliveries } from './deliveries.ts';
import { forgetOutbox } from './kept-outbox.ts';
import { loadLater } from './load-later.ts';
import { forgetBonusRoom } from './bonus-room.ts';
import { emptyCache } from './empty-cache.ts';
import { forgetPushKept } from './push-mark.ts';
import { expectSessionEnd } from './session-lost.ts';
import { clearHint } from './signed-in.ts';

/** The session is closed: nothing of the member stays in this page, the time bonus included. */
export async function afterLogout(): Promise<void> {
  clearHint();
  forgetPushKept();
  forgetBonusRoom();
  forgetOutbox();
  forgetDeliveries();
  showAppBadge(0);
  forgetDrafts(localStorage);
  void loadLater(() => import('./kept-images.ts')).then(
    (file) => file.forgetImages(),
    () => undefined,
  );
  await closeNotifications().catch(() => undefined);
  await emptyCache();
}

/** Logs out here; throws `ApiError` when the session could not be ended. */
export async function logOut(): Promise<void> {
  expectSessionEnd(true);
  try {
    await callApi('GET /api/logout.php');
  } catch (error) {
    expectSessionEnd(false);
    throw error;
  }
  await afterLogout();
}
