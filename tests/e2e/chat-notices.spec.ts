import { randomUUID } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';
import { someFictional } from '../system/cast.ts';
import { idOf, overviewOf, read, said } from '../system/chatting.ts';
import { aliceAndBob, bubble, expect, look, test, urlOf } from './chat-scene.ts';
import { words } from './words.ts';

const notices = words('de', 'newMessages');
const notice = (page: Page, name: string) =>
  page
    .getByRole('region', { name: words('de', 'ui').text('toasts') })
    .getByRole('link', { name: notices.text('title', { name }) });

/** Waits until the page has heard of its member: what comes in from here on is news. */
async function isListening(page: Page): Promise<void> {
  await expect(page.locator('.vk-account')).toBeVisible();
  await page.waitForFunction(
    () => performance.getEntriesByName(`${location.origin}/api/chats.php`).length > 0,
  );
}

test('a message that comes in elsewhere is told in the middle of a phone, and leads to its chat', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const page = await pageOf(alice, '/members', { viewport: { width: 390, height: 844 } });
  await isListening(page);
  const { conversation } = await said(bob, alice, 'Guten Abend.\n\nWie war der Tag?');
  await expect(notice(page, 'Bob')).toContainText('Guten Abend. Wie war der Tag?');
  const box = await page.locator('[data-sonner-toast]').boundingBox();
  expect(box).toMatchObject({ x: 20, width: 350 });
  await said(bob, alice, 'Noch etwas.');
  await expect(notice(page, 'Bob')).toContainText('Noch etwas.');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await notice(page, 'Bob').click();
  await expect(page).toHaveURL(urlOf(`/chats/${conversation}`));
  await expect(notice(page, 'Bob')).toHaveCount(0);
  await said(bob, alice, 'Und hier?');
  await expect(bubble(page, 'Und hier?')).toBeVisible();
  await expect(notice(page, 'Bob')).toHaveCount(0);
});

test('a muted conversation is silent, and what was read elsewhere is no news any more', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Eins.');
  const mute = (muted: boolean) => alice.visitor.call('PUT /api/mute.php', { body: { conversation, muted } });
  const page = await pageOf(alice, '/likes');
  await isListening(page);
  await mute(true);
  await said(bob, alice, 'Zwei.');
  await expect.poll(async () => (await overviewOf(alice)).chats[0]?.num_unread_messages).toBe(2);
  await mute(false);
  const third = await said(bob, alice, 'Drei.');
  // The first that is told at all: the one before it was not.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await expect(notice(page, 'Bob')).toContainText('Drei.');
  await read(alice, third);
  await expect(notice(page, 'Bob')).toHaveCount(0);
});

test('a fictional profile and a text of a machine are named in the notice', async ({ pageOf }) => {
  const [alice] = await aliceAndBob();
  const fictional = await someFictional(alice.visitor);
  const page = await pageOf(alice, '/members');
  await isListening(page);
  const { visitor } = alice;
  await visitor.call('POST /api/message.php', {
    body: { profile_id: fictional, client_message_id: randomUUID(), body: 'Hallo.' },
  });
  const told = page.locator('[data-sonner-toast]');
  await expect(told).toContainText(notices.text('automatic'));
  await expect(told).toContainText('Fiktives Profil');
});

/** Hands a push message to the worker of a page as the browser does. */
async function pushTo(page: Page, path: string): Promise<void> {
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
    data: JSON.stringify({
      title: 'Herzfunke',
      body: 'Bob hat dir geschrieben.',
      url: path,
      tag: 'message:1',
    }),
  });
  await devtools.detach();
}

/**
 * Waits for the notification that something brings about. The browser is not asked for those that stand meanwhile: it
 * then forgets the one that it is about to show.
 */
async function shownBy(page: Page, cause: () => Promise<void>): Promise<void> {
  const worker = workerOf(page);
  await worker.evaluate(() => {
    const own = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: boolean };
    const show = own.registration.showNotification.bind(own.registration);
    own.shown = false;
    own.registration.showNotification = async (...what) => {
      await show(...what);
      own.shown = true;
    };
  });
  await cause();
  await expect.poll(() => worker.evaluate('shown')).toBe(true);
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no worker');
  return worker;
}

/** What the worker hears when it asks the page: nothing before that has come to life. */
function isTold(page: Page, path: string): Promise<boolean> {
  return workerOf(page).evaluate(`isToldByPage(${JSON.stringify(path)}, 'message:1')`);
}

/** Texts of the notifications that stand. */
function standing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ body }) => body);
  });
}

async function closeStanding(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const each of (await registration?.getNotifications()) ?? []) each.close();
  });
  await expect.poll(() => standing(page)).toEqual([]);
}

test('the worker leaves to a page what somebody looks at there, and shows the rest', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Eins.');
  const page = await pageOf(alice, '/members', { permissions: ['notifications'] });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw-push.js');
    await navigator.serviceWorker.ready;
  });
  const path = `/chats/${conversation}`;
  for (const open of [path, `/members/${idOf(bob)}/chat`]) {
    await page.goto(urlOf(open));
    await expect(bubble(page, 'Eins.')).toBeVisible();
    await look(page, true);
    await expect.poll(() => isTold(page, path)).toBe(true);
    await pushTo(page, path);
    // Longer than the worker waits for the answer of a page.
    await page.waitForTimeout(1_500);
    expect(await standing(page)).toEqual([]);
    await look(page, false);
    await shownBy(page, () => pushTo(page, path));
    await expect.poll(() => standing(page)).toEqual(['Bob hat dir geschrieben.']);
    await closeStanding(page);
  }
});
