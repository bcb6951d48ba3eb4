import { confirmed, requireUser, send } from '../system/cast.ts';
import { idOf, overviewOf, said } from '../system/chatting.ts';
import { giveCredits } from '../support/chatters.ts';
import {
  aliceAndBob,
  bubble,
  composerTexts,
  expect,
  field,
  log,
  sent,
  test,
  texts,
  urlOf,
  write,
} from './chat-scene.ts';
import { words } from './words.ts';

const refusals = words('de', 'refusals');
const ideas = words('de', 'icebreakers');

test('too few credits are said before sending, lead to credits, and back to the same chat with what was written', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(alice, bob, 'Eins.');
  for (const body of ['Zwei.', 'Drei.', 'Vier.', 'Fünf.']) await said(alice, bob, body);
  const page = await pageOf(alice, `/chats/${conversation}`, { refusals: [402] });
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('Das kostet 1 Credit, du hast 0.');
  await field(page).fill('Das hier ist mir wichtig.');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Das hier ist mir wichtig.');
  await notice.getByRole('link', { name: refusals.text('getCredits') }).click();
  await expect(page).toHaveURL(/\/credits\?back=/);
  await page.getByRole('link', { name: words('de', 'credits').text('back') }).click();
  await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`));
  await expect(field(page)).toHaveValue('Das hier ist mir wichtig.');
  await giveCredits([alice], 3);
  await expect(notice).toHaveCount(0);
  await field(page).press('Enter');
  await expect(sent(page, 'Das hier ist mir wichtig.')).toContainText(texts.text('sent'));
  expect((await requireUser(alice.visitor)).credits).toBe(2);
});

test('a third conversation of a free member is refused before anything is written, and nothing goes out', async ({
  pageOf,
}) => {
  const people = await Promise.all(['Alice', 'Bob', 'Carla', 'Dirk'].map((name) => confirmed(name)));
  const [alice, bob, carla, dirk] = people;
  if (!alice || !bob || !carla || !dirk) throw new Error('Somebody is missing');
  for (const other of [bob, carla]) await said(alice, other);
  const page = await pageOf(alice, `/members/${idOf(dirk)}/chat`, { refusals: [403] });
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText(refusals.text('conversationLimit'));
  await write(page, 'Hallo Dirk.', 'Dirk');
  await expect(field(page, 'Dirk')).toHaveValue('Hallo Dirk.');
  expect((await overviewOf(dirk)).chats).toEqual([]);
  expect((await requireUser(alice.visitor)).credits).toBe(3);
  // Who has written to her can be answered.
  await send(dirk, idOf(alice), 'Ich fange an.');
  await expect(bubble(page, 'Ich fange an.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await field(page, 'Dirk').press('Enter');
  await expect(sent(page, 'Hallo Dirk.')).toContainText(texts.text('sent'));
  await expect(notice.or(page.getByRole('link', { name: refusals.text('premium') }))).toHaveCount(0);
});

test('what the other begins while nothing listens is found with the next poll, and what was written stays', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const page = await pageOf(alice, '/likes', { refusals: [503] });
  // 503, for a refused connection would be an outage of everything.
  await page.route('**/api/events.php', (route) => route.fulfill({ status: 503 }));
  await page.goto(urlOf(`/members/${idOf(bob)}/chat`));
  await field(page).fill('Eben wollte ich');
  await send(bob, idOf(alice), 'Ich war schneller.');
  await expect(bubble(page, 'Ich war schneller.')).toBeVisible();
  await expect(field(page)).toHaveValue('Eben wollte ich');
});

test('an empty conversation offers a beginning, which is written and not sent until the member does so', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const page = await pageOf(alice, `/members/${idOf(bob)}/chat`);
  const dialog = page.getByRole('dialog', { name: ideas.text('title') });
  await page.getByRole('button', { name: ideas.text('button') }).click();
  const first = dialog.getByRole('listitem').first().getByRole('button');
  const text = (await first.locator('[lang="de"]').textContent()) ?? 'none';
  await first.click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toHaveValue(text);
  await expect(field(page)).toBeFocused();
  expect((await overviewOf(bob)).chats).toEqual([]);
  await page.getByRole('button', { name: /^Senden/ }).click();
  await expect(sent(page, text)).toContainText(texts.text('sent'));
  await expect(page.getByRole('button', { name: ideas.text('button') })).toHaveCount(0);
  const { chats } = await overviewOf(bob);
  expect(chats.map(({ last_message }) => last_message?.body)).toEqual([text]);
  await page.goto(urlOf(`/chats/${chats[0]?.id}`));
  await expect(bubble(page, text)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an emoji is searched in the member’s language, comes where the caret is, and the focus comes back', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const asked: string[] = [];
  const page = await pageOf(alice, '/likes');
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(urlOf(`/chats/${conversation}`));
  await field(page).fill('Ja  nein');
  await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  const button = page.getByRole('button', { name: composerTexts.text('emoji') });
  await button.click();
  const panel = page.getByRole('dialog', { name: composerTexts.text('emojiTitle') });
  const search = panel.getByRole('searchbox').or(panel.getByRole('textbox'));
  await expect(search).toBeFocused();
  await search.fill('regenbogen');
  await panel.getByText('🌈', { exact: true }).click();
  await expect(field(page)).toHaveValue('Ja 🌈 nein');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await field(page).press('Enter');
  await expect(sent(page, 'Ja 🌈 nein')).toContainText(texts.text('sent'));
  // Its data are our own.
  expect(
    asked.filter(
      (url) => !url.startsWith(urlOf('/')) && !url.startsWith('data:') && !url.startsWith('blob:'),
    ),
  ).toEqual([]);
});

test('typing shows in the header and in the list of the other, and ends', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const [hers, his] = await Promise.all([
    pageOf(alice, `/chats/${conversation}`),
    pageOf(bob, `/chats/${conversation}`),
  ]);
  await expect(log(his)).toBeVisible();
  const shown = his.getByText(texts.text('typing'), { exact: true });
  // His stream may open a moment after his page; she goes on typing.
  await expect(async () => {
    await field(hers).pressSequentially('Ich ');
    await expect(shown).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  await expect(
    his.getByRole('status').filter({ hasText: texts.text('typingFull', { name: 'Alice' }) }),
  ).toHaveCount(1);
  await field(hers).press('Enter');
  await expect(bubble(his, 'Ich')).toBeVisible();
  await expect(shown).toHaveCount(0);
});
