import type { Page } from '@playwright/test';
import { look } from './chat-scene.ts';

type News = { path: string; tag: string };

/** Hands a push message to the worker of a page as the browser does; returns the tags of the notifications that stand then. */
export async function deliverPush(
  page: Page,
  { path, tag }: News,
  { looked }: { looked: boolean },
): Promise<string[]> {
  await look(page, looked);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Herzfunke', body: tag, url: path, tag }),
  });
  await devtools.detach();
  // The worker waits a second for a page that does not answer.
  await page.waitForTimeout(1_500);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    for (const each of shown) each.close();
    return shown.map((notification) => notification.tag);
  });
}
