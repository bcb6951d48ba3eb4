import { pushWorker } from './push.ts';

/** Takes down the notifications that still stand on this screen; the next person at it is somebody else. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(pushWorker);
  for (const each of (await registration?.getNotifications()) ?? []) each.close();
}
