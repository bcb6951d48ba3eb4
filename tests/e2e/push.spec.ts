import type { Page } from '@playwright/test';
import type pg from 'pg';
import { confirmed, password, requireUser } from '../system/cast.ts';
import { withPhotos } from '../system/own-photos.ts';
import { said } from '../system/chatting.ts';
import { stackDatabase } from '../support/database.ts';
import { expectAccessible } from './accessible.ts';
import { aliceAndBob, expect, test, urlOf, walk, walkUntil } from './chat-scene.ts';
import { settled } from './hydrated.ts';
import { deliverPush } from './deliver-push.ts';
import { givePushService, setPermission } from './push-service.ts';
import { words } from './words.ts';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

const push = words('de', 'push');
const alerts = words('de', 'alerts');
const offer = alerts.text('push.text', { brand: 'Herzfunke' });

async function ownerOf(endpoint: string): Promise<number | null> {
  const { rows } = await database.query<{ user_id: number }>(
    'select user_id::int from push_subscriptions where endpoint = $1',
    [endpoint],
  );
  return rows[0]?.user_id ?? null;
}

/** Somebody without the alert that comes before: a photo is there. */
const withPhoto = () => withPhotos('Alice', 1);

/** Where it is known how things stand: an offer that came late on the first page would stand on the second. */
async function expectNoOffer(page: Page): Promise<void> {
  for (const path of ['/members', '/likes']) {
    await walk(page, path);
    await settled(page);
    await expect(page.getByText(offer)).toHaveCount(0);
  }
}

test('the alert offers push messages, and only its press has the browser ask', async ({ browserOf }) => {
  const alice = await withPhoto();
  const context = await browserOf(alice);
  const service = await givePushService(context, { answer: 'granted' });
  const page = await context.newPage();
  await page.goto(urlOf('/members'));
  await setPermission(page, 'prompt');
  await page.reload();
  await walkUntil(page, '/members', page.getByText(offer));
  await expectAccessible(page);
  expect([service.prompts(), await ownerOf(service.endpoint)]).toEqual([0, null]);
  await page.getByRole('button', { name: alerts.text('push.action') }).click();
  await expect(page.getByText(offer)).toHaveCount(0);
  await expect(page.getByText(alerts.text('push.done'))).toBeVisible();
  expect([service.prompts(), await ownerOf(service.endpoint)]).toEqual([1, alice.user.id]);
  await page.goto(urlOf('/notifications'));
  await expect(page.getByText(push.text('subscribed'))).toBeVisible();
  await expectNoOffer(page);
});

test('once dismissed the offer stays away', async ({ browserOf }) => {
  const context = await browserOf(await withPhoto());
  const service = await givePushService(context, { answer: 'granted' });
  const page = await context.newPage();
  await page.goto(urlOf('/members'));
  await setPermission(page, 'prompt');
  await page.reload();
  const strip = page.getByRole('region', { name: alerts.text('label') });
  const alert = strip.locator('.alert').filter({ hasText: offer });
  await walkUntil(page, '/members', alert);
  await alert.getByRole('button', { name: alerts.text('dismiss') }).click();
  await expect(page.getByText(offer)).toHaveCount(0);
  await page.goto(urlOf('/notifications'));
  await expect(page.getByText(push.text('notSubscribed'))).toBeVisible();
  await expectNoOffer(page);
  expect(service.prompts()).toBe(0);
});

test('the setting says how things stand, follows the browser’s own settings, and switches on and off', async ({
  browserOf,
}) => {
  const alice = await confirmed('Alice');
  const context = await browserOf(alice);
  const service = await givePushService(context, { answer: 'granted' });
  const page = await context.newPage();
  await page.goto(urlOf('/notifications'));
  await setPermission(page, 'prompt');
  await page.reload();
  const on = page.getByRole('button', { name: push.text('switchOn'), exact: true });
  await on.click();
  await expect(page.getByText(push.text('subscribed'))).toBeVisible();
  expect(await ownerOf(service.endpoint)).toBe(alice.user.id);
  expect((await requireUser(alice.visitor)).push_subscribed).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: push.text('switchOff'), exact: true }).click();
  await expect(page.getByText(push.text('notSubscribed'))).toBeVisible();
  await expect.poll(() => ownerOf(service.endpoint)).toBeNull();

  await setPermission(page, 'denied');
  await expect(page.getByText(push.text('denied'))).toBeVisible();
  await expect(on).toHaveCount(0);
  await setPermission(page, 'prompt');
  await expect(on).toBeVisible();
});

test('on a shared browser the messages are always those of the member who is logged in', async ({
  browserOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const context = await browserOf(alice, { permissions: ['notifications'] });
  const { endpoint } = await givePushService(context, { answer: 'granted' });
  const page = await context.newPage();
  await page.goto(urlOf('/notifications'));
  await page.getByRole('button', { name: push.text('switchOn'), exact: true }).click();
  await expect(page.getByText(push.text('subscribed'))).toBeVisible();
  expect(await ownerOf(endpoint)).toBe(alice.user.id);

  await page.getByLabel(words('de', 'nav').text('account')).click();
  await page.getByRole('button', { name: words('de', 'nav').text('logout'), exact: true }).click();
  await expect.poll(() => ownerOf(endpoint)).toBeNull();

  // Leaving ends on the home page, by itself.
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto(urlOf('/login'));
  await page
    .getByRole('button', { name: words('de', 'entryWarning').text('enter', { minAge: '18' }) })
    .click();
  const login = words('de', 'login');
  await page.getByLabel(login.text('email'), { exact: true }).fill(bob.email);
  await page.getByLabel(login.text('password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: login.text('submit'), exact: true })
    .click();
  await expect.poll(() => ownerOf(endpoint)).toBe(bob.user.id);
});

test('a push message is shown, unless a page before somebody’s eyes tells it', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Eins.');
  const page = await pageOf(alice, '/members', { permissions: ['notifications'] });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw-push.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.locator('.vk-account')).toBeVisible();
  const { id } = bob.user.profile;
  const match = { path: `/likes/m/${id}`, tag: `match:${id}` };
  const like = { path: `/likes/m/${id}`, tag: `like:${id}` };
  const message = { path: `/chats/${conversation}`, tag: `message:${id}` };
  await settled(page);
  expect(await deliverPush(page, match, { looked: true, isShown: false })).toEqual([]);
  expect(await deliverPush(page, message, { looked: true, isShown: false })).toEqual([]);
  expect(await deliverPush(page, like, { looked: true })).toEqual([like.tag]);
  for (const each of [match, like, message])
    expect(await deliverPush(page, each, { looked: false })).toEqual([each.tag]);
});
