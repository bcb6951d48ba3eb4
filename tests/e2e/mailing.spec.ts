import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { confirmed } from '../system/cast.ts';
import { stackDatabase } from '../support/database.ts';
import { Visitor } from '../support/http.ts';
import { tellMailEvents } from '../support/mail-events.ts';
import { linksOf, waitForMail } from '../support/mailbox.ts';
import { orderJob } from '../support/order-job.ts';
import { stackAddress } from '../support/stack.ts';
import { findings } from './accessible.ts';
import { join, type Member } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const host = 'herzfunke.localhost';
const locale = 'de';
const notifications = words(locale, 'notifications');
const unsubscribe = words(locale, 'unsubscribe');

const alice = (browser: Browser) => join(browser, { name: 'Alice', gender: 'woman', host, locale });

const mailsOf = (page: Page, kind: string) =>
  page.getByRole('group', {
    name: notifications.text('mailOf', { kind: notifications.text(`kinds.${kind}.title`) }),
  });
const choice = (page: Page, kind: string, frequency: string) =>
  mailsOf(page, kind).getByRole('radio', { name: notifications.text(`frequency.${frequency}`), exact: true });

async function openNotifications({ page, origin }: Member): Promise<void> {
  await page.goto(`${origin}/notifications`);
  await expect(mailsOf(page, 'like')).toBeVisible();
}

/** Whoever may still see it on the page gets no mail: the member left an hour ago, and what waits is due. */
async function leaveLongAgo({ profileId }: Member): Promise<void> {
  const database = stackDatabase();
  await database.query(`update profiles set last_active_at = now() - interval '1 hour' where id = $1`, [
    profileId,
  ]);
  await database.query(
    `update notices set due_at = now() from profiles where profiles.user_id = notices.user_id and profiles.id = $1`,
    [profileId],
  );
  // Every minute it is done without being asked.
  await orderJob(database, 'attend-notices');
  await database.end();
}

/** Waits until the change has reached the server. */
const saving = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/notifications.php') && answer.ok());

test('what a member wants to be told of is kept, quiet hours too', async ({ browser }) => {
  const member = await alice(browser);
  const { page } = member;
  await openNotifications(member);
  expect(await findings(page)).toEqual([]);

  let saved = saving(page);
  await choice(page, 'like', 'never').check();
  await saved;
  saved = saving(page);
  const push = page.getByRole('switch', { name: `Push: ${notifications.text('kinds.new_messages.title')}` });
  await push.uncheck();
  await saved;
  saved = saving(page);
  await page.getByRole('switch', { name: notifications.text('quiet.on') }).check();
  await saved;
  saved = saving(page);
  const from = page.getByLabel(notifications.text('quiet.from'), { exact: true });
  await from.fill('21:30');
  await from.blur();
  await saved;

  await page.reload();
  await expect(choice(page, 'like', 'never')).toBeChecked();
  await expect(choice(page, 'unread_message_reminders', 'on')).toBeChecked();
  await expect(push).not.toBeChecked();
  await expect(from).toHaveValue('21:30');
  await expect(page.getByText(member.email)).toBeVisible();
});

test('a mail is unsubscribed from without a login, one kind and then all, and switched on again', async ({
  browser,
}) => {
  const member = await alice(browser);
  const { page } = member;
  await openNotifications(member);
  const saved = saving(page);
  await choice(page, 'like', 'at_once').check();
  await saved;
  await page.goto('about:blank');
  const bob = await confirmed('Bob', { gender: 'man' });
  await bob.visitor.call('POST /api/like.php', { body: { id: member.profileId } });
  await leaveLongAgo(member);
  const mail = await waitForMail(member.email, { subject: /^Bob/, timeoutMs: 100_000 });
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail.headers['list-unsubscribe']).toMatch(
    /^<http:\/\/herzfunke\.localhost:\d+\/api\/unsubscribe\.php\?token=/,
  );

  const link = linksOf(mail).find((each) => each.includes('/unsubscribe?'));
  const reader = await (await browser.newContext({ locale })).newPage();
  await reader.goto(link ?? '');
  const about = unsubscribe.text('about.like');
  await expect(reader.getByText(unsubscribe.text('ask', { about }))).toBeVisible();
  await expect(reader.getByText(member.email)).toHaveCount(0);
  expect(await findings(reader)).toEqual([]);
  await reader.getByRole('button', { name: unsubscribe.text('onlyKind', { about }) }).click();
  await expect(
    reader.getByRole('heading', { name: unsubscribe.text('stoppedKind', { about }) }),
  ).toBeFocused();
  await reader.getByRole('button', { name: unsubscribe.text('undo') }).click();
  await expect(reader.getByText(unsubscribe.text('undone'))).toBeVisible();
  await reader.getByRole('button', { name: unsubscribe.text('all'), exact: true }).click();
  await expect(reader.getByRole('heading', { name: unsubscribe.text('stoppedAll') })).toBeVisible();

  await openNotifications(member);
  const stopped = page.getByRole('region', { name: notifications.text('stopped.title') });
  await expect(stopped).toContainText(notifications.text('stopped.listunsubscribe'));
  await stopped.getByRole('button', { name: notifications.text('stopped.on') }).click();
  await expect(stopped).toHaveCount(0);
  await expect(choice(page, 'like', 'at_once')).toBeChecked();
});

test('an address that bounced is shown on the page that is open', async ({ browser }) => {
  const member = await alice(browser);
  const { page, email } = member;
  await openNotifications(member);
  const stopped = page.getByRole('region', { name: notifications.text('stopped.title') });
  await expect(stopped).toHaveCount(0);
  const at = new Date().toISOString();
  await tellMailEvents(new Visitor(host), [{ id: randomUUID(), kind: 'bounce', email, at }]);
  await expect(stopped).toContainText(notifications.text('stopped.bounce'));
  expect(await findings(page)).toEqual([]);
});

test('language and country are chosen without scripts', async ({ browser }) => {
  const context = await browser.newContext({ locale, javaScriptEnabled: false });
  const page = await context.newPage();
  const german = words('de', 'langConfig');
  const finnish = words('fi', 'langConfig');
  await page.goto(`http://${host}:${stackAddress().frontPort}/lang-config`);
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await page.getByRole('radio', { name: 'Suomi' }).check();
  await page.getByLabel(german.text('country'), { exact: true }).selectOption('SE');
  await page.getByRole('button', { name: german.text('save') }).click();
  await expect(page).toHaveURL(/\/fi\/lang-config#saved$/);
  await expect(page.getByText(finnish.text('saved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Suomi' })).toBeChecked();
  await expect(page.getByLabel(finnish.text('country'), { exact: true })).toHaveValue('SE');
  // Also later, from an address without a language.
  await page.goto(`http://${host}:${stackAddress().frontPort}/pricing`);
  await expect(page).toHaveURL(/\/fi\/pricing$/);
  await expect(page.getByText(/Ruotsi/).first()).toBeVisible();
  const cookies = await context.cookies();
  const days = cookies
    .filter(({ name }) => name === 'vonk_locale' || name === 'vonk_country')
    .map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400));
  expect(days).toEqual([365, 365]);
});
