import { clearDrafts } from '../../rules/community/message-draft.ts';
import { showAppBadge, clearPushStored } from '../push/push-stored.ts';
import { callApi } from '../transport/call.ts';
import { closeNotifications } from '../push/push.ts';
import { clearDeliveries } from '../community/deliveries.ts';
import { clearOutbox } from '../storage/outbox-storage.ts';
import { loadLater } from '../transport/load-later.ts';
import { clearBannerSpace } from '../commerce/banner-space.ts';
import { emptyCache } from '../transport/empty-cache.ts';
import { expectSessionEnd } from './session-lost.ts';
import { clearHint } from './signed-in.ts';
import { browserStorage } from '../storage/storage.ts';

/** The session has closed: clears the member's data, including the time bonus. */
export async function afterLogout(): Promise<void> {
  clearHint();
  clearPushStored();
  clearBannerSpace();
  clearOutbox();
  clearDeliveries();
  showAppBadge(0);
  clearDrafts(browserStorage);
  void loadLater(() => import('../storage/image-storage.ts')).then(
    (file) => file.clearImages(),
    () => undefined,
  );
  await closeNotifications().catch(() => undefined);
  await emptyCache();
}

/** Logs out here. @throws ApiError if the session could not be ended */
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
