import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { subscribeBrowser } from '../support/push-browser.ts';
import { urlOf } from './chat-scene.ts';

type Permission = 'granted' | 'denied' | 'prompt';

/**
 * Gives a browser a push service, which there is none of without the network: its subscriptions are real, but nothing comes
 * by them. `answer` is what the person says to the browser's own prompt.
 */
export async function givePushService(context: BrowserContext, { answer }: { answer: Permission }) {
  const asked = { prompts: 0 };
  const { subscription } = subscribeBrowser(`https://push.example.org/${randomUUID()}`);
  await context.exposeFunction('vonkPrompt', async () => {
    asked.prompts += 1;
    const [page] = context.pages() as [Page];
    await setPermission(page, answer);
  });
  await context.addInitScript((made) => {
    const key = 'push-service-of-the-test';
    const current = () => {
      if (!localStorage.getItem(key)) return null;
      const options = { applicationServerKey: null };
      const unsubscribe = async () => {
        localStorage.removeItem(key);
        return true;
      };
      return { ...made, options, toJSON: () => made, unsubscribe };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      async subscribe() {
        localStorage.setItem(key, '1');
        return current();
      },
    });
    Notification.requestPermission = async () => {
      await (window as unknown as { vonkPrompt: () => Promise<void> }).vonkPrompt();
      return Notification.permission;
    };
  }, subscription);
  return { endpoint: subscription.endpoint, prompts: () => asked.prompts };
}

/** What the browser's own settings say of notifications from this site. */
export async function setPermission(page: Page, setting: Permission): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  await devtools.send('Browser.setPermission', {
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
    permission: { name: 'notifications' },
    setting,
    origin: new URL(urlOf('/')).origin,
  });
  // It holds as long as this session does.
}
