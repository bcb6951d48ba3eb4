import type { Page } from '@playwright/test';
import { confirmed, send } from '../system/cast.ts';
import { chatWith, historyOf, idOf, read, said } from '../system/chatting.ts';
import { stackDatabase } from '../support/database.ts';
import {
  aliceAndBob,
  bubble,
  expect,
  field,
  log,
  look,
  message,
  sent,
  test,
  texts,
  urlOf,
  write,
} from './chat-scene.ts';
import { words } from './words.ts';

const database = stackDatabase();
test.afterAll(() => database.end());

const delivered = texts.text('message.delivered');
const seen = texts.text('seen');

test('a message is sent, delivered, and seen only once it is looked at', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const hers = await pageOf(alice, `/chats/${conversation}`);
  await write(hers, 'Bist du da?');
  await expect(sent(hers, 'Bist du da?')).toContainText(texts.text('sent'));
  // Any page of his browser is a place where it arrives.
  const his = await pageOf(bob, '/likes');
  await expect(bubble(hers, 'Bist du da?')).toContainText(delivered);
  await look(his, false);
  await his
    .getByRole('link', { name: new RegExp(words('de', 'nav').text('messages')) })
    .first()
    .click();
  await his
    .getByRole('link', { name: /^Alice/ })
    .first()
    .click();
  await expect(bubble(his, 'Bist du da?')).toBeVisible();
  await his.waitForTimeout(1_200);
  await expect(bubble(hers, 'Bist du da?')).toContainText(delivered);
  expect((await chatWith(alice, bob)).read_until).toBe(0);
  await look(his, true);
  await expect(bubble(hers, 'Bist du da?')).toContainText(seen);
  expect((await chatWith(alice, bob)).read_until).toBeGreaterThan(0);
});

test('who switches read receipts off shows none and sees none', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const first = await said(alice, bob, 'Schon gelesen?');
  await read(bob, first);
  const hers = await pageOf(alice, `/chats/${first.conversation}`);
  await expect(message(hers, first)).toContainText(seen);
  const his = await pageOf(bob, '/settings');
  const choice = his.getByRole('switch', { name: words('de', 'settings').text('privacy.receipts') });
  await expect(choice).toBeChecked();
  const saved = his.waitForResponse(
    (answer) => answer.url().endsWith('/api/user.php') && answer.request().method() === 'PUT',
  );
  await choice.uncheck();
  await saved;
  await his.goto(urlOf(`/chats/${first.conversation}`));
  await write(hers, 'Und das hier?');
  await expect(bubble(his, 'Und das hier?')).toBeVisible();
  await expect.poll(async () => (await historyOf(bob, first.conversation)).chat.first_unread).toBeNull();
  await expect(bubble(hers, 'Und das hier?')).toContainText(delivered);
  await hers.reload();
  await expect(bubble(hers, 'Und das hier?')).toContainText(delivered);
  await expect(log(hers).getByText(seen)).toHaveCount(0);
});

test('each day has its line, and every message stands below its own', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const days = ['2026-02-03T12:00:00Z', null, 'now'];
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const bodies = ['Vor langer Zeit.', 'Gestern.', 'Heute.'];
  let conversation = 0;
  for (const [at, body] of bodies.entries()) {
    const sent = await said(bob, alice, body);
    conversation = sent.conversation;
    const when = days[at] ?? yesterday;
    if (when !== 'now')
      await database.query('update messages set created_at = $2 where id = $1', [sent.id, when]);
  }
  const page = await pageOf(alice, `/chats/${conversation}`, { timezoneId: 'UTC' });
  await expect(bubble(page, 'Heute.')).toBeVisible();
  for (const [label, body] of [
    [/3\. Februar/, 'Vor langer Zeit.'],
    [texts.text('yesterday'), 'Gestern.'],
    [texts.text('today'), 'Heute.'],
  ] as const) {
    const day = log(page).getByRole('group', { name: label });
    await expect(day).toContainText(label);
    await expect(day.getByRole('article')).toHaveCount(1);
    await expect(day.getByRole('article')).toContainText(body);
  }
});

test('what is begun on one device stands in the field of the other, and is gone once it is sent', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const phone = await pageOf(alice, `/chats/${conversation}`, { viewport: { width: 390, height: 844 } });
  const saved = phone.waitForResponse((answer) => answer.url().endsWith('/api/draft.php') && answer.ok());
  await field(phone).fill('Ich wollte dir noch');
  await saved;
  const desk = await pageOf(alice, '/chats');
  await desk.goto(urlOf('/likes'));
  await desk.goto(urlOf(`/chats/${conversation}`));
  await expect(field(desk)).toHaveValue('Ich wollte dir noch');
  await field(desk).press('End');
  await field(desk).pressSequentially(' sagen.');
  await field(desk).press('Enter');
  await expect(bubble(phone, 'Ich wollte dir noch sagen.')).toBeVisible();
  await phone.reload();
  await expect(bubble(phone, 'Ich wollte dir noch sagen.')).toBeVisible();
  await expect(field(phone)).toHaveValue('');
});

test('unread is counted in the titles and badges of all tabs and on the icon, and opening sets it to 0', async ({
  browserOf,
}) => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  const { conversation } = await said(bob, alice, 'Eins.');
  const context = await browserOf(alice);
  await context.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { iconCounts: counts });
    Object.assign(navigator, { setAppBadge: (count: number) => Promise.resolve(void counts.push(count)) });
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await Promise.all([first.goto(urlOf('/likes')), second.goto(urlOf('/swipe-game'))]);
  await expect(first).toHaveTitle(/^\(1\) /);
  await send(carla, idOf(alice), 'Zwei.');
  const icon = (page: Page) =>
    page.evaluate(() => (window as never as { iconCounts: number[] }).iconCounts.at(-1));
  for (const page of [first, second]) {
    await expect(page).toHaveTitle(/^\(2\) /);
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /Nachrichten.*2/ })
        .first(),
    ).toBeVisible();
    await expect.poll(() => icon(page)).toBe(2);
  }
  await first.goto(urlOf(`/chats/${conversation}`));
  await expect(second).toHaveTitle(/^\(1\) /);
  await first
    .getByRole('link', { name: /^Carla/ })
    .first()
    .click();
  for (const page of [first, second]) {
    await expect(page).toHaveTitle(/^[^(]/);
    await expect.poll(() => icon(page)).toBe(0);
  }
});

test('a message that comes while another screen is open says so there, and a press leads to it', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Zuerst.');
  const page = await pageOf(alice, `/chats/${conversation}`);
  await expect(bubble(page, 'Zuerst.')).toBeVisible();
  const notice = page
    .getByRole('link')
    .filter({ hasText: words('de', 'newMessages').text('title', { name: 'Bob' }) });
  await said(bob, alice, 'Im offenen Gespräch.');
  await expect(bubble(page, 'Im offenen Gespräch.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto(urlOf('/likes'));
  await expect(page).toHaveTitle(/^[^(]/);
  await page.waitForTimeout(500);
  await said(bob, alice, 'Und hier bin ich noch einmal.');
  await expect(notice).toContainText('Und hier bin ich noch einmal.');
  await notice.click();
  await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`));
  await expect(bubble(page, 'Und hier bin ich noch einmal.')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
