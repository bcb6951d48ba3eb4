import { textsOf } from '../../lib/i18n/server-texts.ts';
import { confirmed, send, someFictional } from '../system/cast.ts';
import { chatWith, idOf, overviewOf, said } from '../system/chatting.ts';
import { stackDatabase } from '../support/database.ts';
import { waitForMail } from '../support/mailbox.ts';
import {
  aliceAndBob,
  bubble,
  choose,
  chooseInHeader,
  expect,
  log,
  message,
  test,
  texts,
  urlOf,
  write,
} from './chat-scene.ts';
import { words } from './words.ts';

const database = stackDatabase();
test.afterAll(() => database.end());

const list = words('de', 'chats');
const report = words('de', 'report');

test('a muted conversation says so in the list, until it is muted no longer', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const page = await pageOf(alice, `/chats/${conversation}`);
  const row = page.getByRole('list', { name: list.text('list') }).getByRole('link', { name: /^Bob/ });
  await expect(row).toBeVisible();
  await expect(row.getByLabel(list.text('muted'))).toHaveCount(0);
  await chooseInHeader(page, 'menu.mute');
  await expect(row.getByLabel(list.text('muted'))).toBeVisible();
  await expect.poll(async () => (await chatWith(alice, bob)).muted).toBe(true);
  await chooseInHeader(page, 'menu.unmute');
  await expect(row.getByLabel(list.text('muted'))).toHaveCount(0);
  await expect.poll(async () => (await chatWith(alice, bob)).muted).toBe(false);
});

test('who is asked for money is warned and reports it; the receipt stands there and comes by mail', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const asking = await said(bob, alice, 'Kannst du mir bitte 200 Euro leihen?');
  const [hers, his] = await Promise.all([
    pageOf(alice, `/chats/${asking.conversation}`),
    pageOf(bob, `/chats/${asking.conversation}`),
  ]);
  const item = message(hers, asking);
  await expect(item).toContainText(texts.text('message.money'));
  await expect(message(his, asking)).toBeVisible();
  await expect(message(his, asking)).not.toContainText(texts.text('message.money'));
  await said(bob, alice, 'Schreib mir an bob@example.org');
  await expect(bubble(hers, 'bob@example.org')).toContainText(texts.text('message.contactData'));

  await item.getByRole('button', { name: texts.text('message.report'), exact: true }).click();
  const dialog = hers.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: report.text('reasons.money') })).toBeChecked();
  await dialog.getByRole('textbox').fill('Das kam sofort.');
  await dialog.getByRole('button', { name: report.text('send') }).click();
  await expect(dialog).toContainText(report.text('received.title'));
  const receipt = /HERZFUNKE-\d{8}-\w{10}/.exec((await dialog.textContent()) ?? '')?.[0] ?? 'none';
  const { rows } = await database.query<{ id: number }>(
    'select reported_message::int as id from complaints where receipt = $1',
    [receipt],
  );
  expect(rows).toEqual([{ id: asking.id }]);
  await waitForMail(alice.email, { subject: new RegExp(receipt) });
  await dialog.getByRole('button', { name: report.text('received.done') }).click();
  await expect(dialog).toHaveCount(0);
  // The other hears of nothing.
  await expect(log(his)).toBeVisible();
});

test('a block from the header closes the conversation on both sides at once', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const refusals = [403];
  const [hers, his] = await Promise.all([
    pageOf(alice, `/chats/${conversation}`, { refusals }),
    pageOf(bob, `/chats/${conversation}`, { refusals }),
  ]);
  await expect(bubble(his, 'Hallo.')).toBeVisible();
  await chooseInHeader(hers, 'menu.block');
  await hers
    .getByRole('dialog')
    .getByRole('button', { name: texts.text('confirmBlock.yes'), exact: true })
    .click();
  await expect(hers.getByText(texts.text('blocked'), { exact: true })).toBeVisible();
  await expect(his.getByText(texts.text('blockedBy'), { exact: true })).toBeVisible();
  for (const page of [hers, his]) await expect(page.getByText('Hallo.', { exact: true })).toHaveCount(0);
  expect((await send(bob, idOf(alice))).body.error).toBe('blocked_by');
});

test('a conversation leaves the list before the server knows; where that fails, an alert says so and it is back', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const page = await pageOf(alice, `/chats/${conversation}`, { refusals: [500] });
  const row = page.getByRole('list', { name: list.text('list') }).getByRole('link', { name: /^Bob/ });
  await expect(row).toBeVisible();
  const remove = async () => {
    await chooseInHeader(page, 'delete');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.text('confirmDelete.yes'), exact: true })
      .click();
  };
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/chat.php', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await held;
    return route.fulfill({ status: 500, json: { error: 'internal_error' } });
  });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await remove();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(row).toHaveCount(0);
  expect(alerts).toEqual([]);
  answer();
  // The call is made six times in all before it counts as failed.
  await expect.poll(() => alerts.length).toBe(1);
  await expect(row).toBeVisible();
  expect(alerts).toEqual([expect.stringMatching(/^alert: Das Gespräch konnte nicht gelöscht werden\. ./)]);

  await page.unroute('**/api/chat.php');
  await row.click();
  await remove();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await overviewOf(alice)).chats).toEqual([]);
  expect((await overviewOf(bob)).chats).toHaveLength(1);
  expect(alerts).toHaveLength(1);
});

test('the list is searched by name and by the last message; on a wide screen the chat opened last is there again', async ({
  pageOf,
}) => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  await said(bob, alice, 'Gehen wir ins Museum?');
  const fromCarla = await said(carla, alice, 'Ich koche heute.');
  const page = await pageOf(alice, `/chats/${fromCarla.conversation}`);
  const rows = page.getByRole('list', { name: list.text('list') }).getByRole('link');
  await expect(rows).toHaveCount(2);
  const search = page.getByRole('searchbox', { name: list.text('searchName') });
  for (const [query, name] of [
    ['carl', /^Carla/],
    ['MUSEUM', /^Bob/],
  ] as const) {
    await search.fill(query);
    await expect(rows).toHaveCount(1);
    await expect(rows).toHaveAccessibleName(name);
  }
  await search.fill('Zirkus');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(list.text('noneFound', { query: 'Zirkus' }))).toBeVisible();
  await search.press('Escape');
  await expect(rows).toHaveCount(2);
  await expect(search).toBeFocused();

  // Bob writes last, but Carla's chat was opened last.
  await said(bob, alice, 'Oder ins Kino?');
  const again = await pageOf(alice, '/chats');
  await expect(bubble(again, 'Ich koche heute.')).toBeVisible();
  await expect(again).toHaveURL(/\/chats$/);
  const phone = await pageOf(alice, '/chats', { viewport: { width: 390, height: 844 } });
  await expect(phone.getByRole('list', { name: list.text('list') }).getByRole('link')).toHaveCount(2);
  await expect(phone.getByText('Ich koche heute.')).toHaveCount(1);
  await expect(log(phone)).toHaveCount(0);
});

test('a fictional profile says so in the header before and after the first message, and its texts say what writes them', async ({
  pageOf,
}) => {
  const alice = await confirmed('Alice');
  const id = await someFictional(alice.visitor);
  const page = await pageOf(alice, `/members/${id}/chat`);
  const header = page
    .getByRole('main')
    .locator('header')
    .filter({ hasText: textsOf('de', 'fictional').singular });
  await expect(header).toBeVisible();
  const name =
    (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent())?.split(',')[0] ?? '';
  await write(page, 'Hallo.', name);
  const answer = log(page)
    .getByRole('article')
    .filter({ hasText: texts.text('automatic') });
  await expect(answer).toBeVisible();
  await expect(header).toBeVisible();
  await page.goto(urlOf('/chats'));
  await expect(
    page
      .getByRole('list', { name: list.text('list') })
      .getByRole('link')
      .first(),
  ).toContainText(textsOf('de', 'fictional').singular);
});

test('a message of the other can be reported from its menu, one’s own cannot', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const his = await said(bob, alice, 'Von ihm.');
  const own = await said(alice, bob, 'Von ihr.');
  const page = await pageOf(alice, `/chats/${his.conversation}`);
  await choose(page, message(page, his), 'report');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(report.text('messageTitle', { name: 'Bob' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(message(page, his).getByRole('button', { name: texts.text('message.menu') })).toBeFocused();
  await message(page, own).hover();
  await message(page, own)
    .getByRole('button', { name: texts.text('message.menu') })
    .click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: texts.text('message.report'), exact: true })).toHaveCount(
    0,
  );
});
