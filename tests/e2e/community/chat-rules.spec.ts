import { requireUser } from '#tests/support/cast.ts';
import { sendMessage } from '#tests/support/chatting.ts';
import { giveCredits } from '#tests/support/chatters.ts';
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
} from '#tests/support/browser/chat-scene.ts';
import { words } from '#tests/support/browser/words.ts';

const refusals = words('de', 'refusals');

test('too few credits are shown before sending, lead to credits, and back to the same draft', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(alice, bob, 'Eins.');
  for (const body of ['Zwei.', 'Drei.', 'Vier.', 'Fünf.']) await sendMessage(alice, bob, body);
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

test('an emoji is searched in the member’s language, comes where the caret is, and the focus comes back', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(bob, alice, 'Hallo.');
  const requests: string[] = [];
  const page = await pageOf(alice, '/likes');
  page.on('request', (request) => requests.push(request.url()));
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
  // Its data stay on our own origin.
  expect(
    requests.filter(
      (url) => !url.startsWith(urlOf('/')) && !url.startsWith('data:') && !url.startsWith('blob:'),
    ),
  ).toEqual([]);
});

test('typing shows in the header and in the list of the other, and ends', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(bob, alice, 'Hallo.');
  const [hers, his] = await Promise.all([
    pageOf(alice, `/chats/${conversation}`),
    pageOf(bob, `/chats/${conversation}`),
  ]);
  await expect(log(his)).toBeVisible();
  const shown = his.getByText(texts.text('typing'), { exact: true });
  // His stream may open just after his page; she continues typing.
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
