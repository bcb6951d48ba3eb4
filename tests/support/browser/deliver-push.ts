import { expect, type Page } from '@playwright/test';
import { setPageFocus } from './chat-scene.ts';

type News = { path: string; tag: string };

/** Passes a push message to a page's worker as the browser does; returns the tags of the resulting notifications. */
export async function deliverPush(
  page: Page,
  { path, tag }: News,
  { looked, isShown = true }: { looked: boolean; isShown?: boolean },
): Promise<string[]> {
  await setPageFocus(page, looked);
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
  const take = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const shown = (await registration?.getNotifications()) ?? [];
      for (const each of shown) each.close();
      return shown.map((notification) => notification.tag);
    });
  // The worker waits a second for an unresponsive page.
  if (!isShown) await page.waitForTimeout(1_500);
  let tags = await take();
  await expect
    .poll(async () => {
      tags = [...tags, ...(isShown && tags.length === 0 ? await take() : [])];
      return tags.length > 0;
    })
    .toBe(isShown);
  return tags;
}
