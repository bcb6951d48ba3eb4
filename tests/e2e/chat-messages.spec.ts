import { chatWith, historyOf, idOf, messageFor, said, show } from '../system/chatting.ts';
import { jpeg } from '../support/pictures.ts';
import {
  aliceAndBob,
  bubble,
  choose,
  composerTexts,
  expect,
  field,
  log,
  menuOf,
  message,
  sent,
  test,
  texts,
  write,
} from './chat-scene.ts';

test('an image is dropped, looked at, sent, seen by the other and opened as large as the screen', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Zeig mal.');
  const [hers, his] = await Promise.all([
    pageOf(alice, `/chats/${conversation}`),
    pageOf(bob, `/chats/${conversation}`),
  ]);
  await expect(bubble(hers, 'Zeig mal.')).toBeVisible();
  const file = await jpeg({ width: 600, height: 400 });
  const data = await hers.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const picture = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0));
    transfer.items.add(new File([picture], 'bild.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, file.toString('base64'));
  await log(hers).dispatchEvent('dragenter', { dataTransfer: data });
  await expect(hers.getByText(composerTexts.text('drop'))).toBeVisible();
  await log(hers).dispatchEvent('drop', { dataTransfer: data });
  await expect(hers.getByText(composerTexts.text('drop'))).toBeHidden();
  const chosen = hers.getByRole('list', { name: composerTexts.text('chosen') });
  await expect(chosen.getByRole('img')).toHaveCount(1);
  // The price stands at the button before anything is paid.
  const send = hers.getByRole('button', { name: /^Senden/ });
  await expect(send).toHaveText('Senden · 2 Credits');
  await send.click();
  await expect(chosen).toHaveCount(0);

  for (const [page, label] of [
    [hers, texts.text('message.imageOwn')],
    [his, texts.text('message.imageOf', { name: 'Alice' })],
  ] as const) {
    const picture = log(page).getByRole('img', { name: label });
    await expect(picture).toHaveCount(1);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const { chat_messages } = await historyOf(alice, conversation);
  expect(chat_messages.map(({ image }) => image !== null)).toEqual([false, true]);

  const opener = log(his).getByRole('link', { name: texts.text('message.imageOf', { name: 'Alice' }) });
  await opener.click();
  const lightbox = his.getByRole('dialog');
  await expect(lightbox.getByRole('img')).toBeVisible();
  await his.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an answer quotes its message, and a press on the quote leads there', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const first = await said(bob, alice, 'Das ist der Anfang.');
  const last = await said(bob, alice, 'Die letzte.');
  const [hers, his] = await Promise.all([
    pageOf(alice, `/chats/${first.conversation}`),
    pageOf(bob, `/chats/${first.conversation}`),
  ]);
  await choose(hers, message(hers, first), 'reply');
  const bar = hers.getByRole('group', { name: composerTexts.text('reply', { name: 'Bob' }) });
  await expect(bar).toContainText('Das ist der Anfang.');
  await expect(field(hers)).toBeFocused();
  await field(hers).press('Escape');
  await expect(bar).toHaveCount(0);
  await choose(hers, message(hers, last), 'reply');
  await write(hers, 'Darauf antworte ich.');
  await expect(bar).toHaveCount(0);
  const answer = bubble(his, 'Darauf antworte ich.');
  await answer.getByRole('button', { name: /Die letzte/ }).click();
  await expect(message(his, last)).toBeFocused();
  expect((await historyOf(alice, first.conversation)).chat_messages.at(-1)?.reply_to?.id).toBe(last.id);
});

test('a reaction comes, is replaced and goes again, on both sides', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const his = await said(bob, alice, 'Na?');
  const [hersPage, hisPage] = await Promise.all([
    pageOf(alice, `/chats/${his.conversation}`),
    pageOf(bob, `/chats/${his.conversation}`),
  ]);
  const chips = (page: typeof hersPage) =>
    message(page, his).getByRole('group', { name: texts.text('message.reactions') });
  const item = message(hersPage, his);
  await item.hover();
  await item.getByRole('button', { name: texts.text('message.react'), exact: true }).click();
  await hersPage
    .getByRole('dialog')
    .getByRole('button', { name: texts.text('message.reactWith', { emoji: '😂' }) })
    .click();
  for (const page of [hersPage, hisPage]) await expect(chips(page)).toContainText('😂');
  await expect(chips(hersPage).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(chips(hisPage).getByRole('button')).toHaveAttribute('aria-pressed', 'false');

  const menu = await menuOf(hersPage, item);
  await menu.getByRole('button', { name: texts.text('message.reactWith', { emoji: '🔥' }) }).click();
  for (const page of [hersPage, hisPage]) {
    await expect(chips(page)).toContainText('🔥');
    await expect(chips(page)).not.toContainText('😂');
  }
  // Bob gives the same, which makes it two; Alice takes hers back.
  await chips(hisPage).getByRole('button').click();
  for (const page of [hersPage, hisPage]) await expect(chips(page)).toContainText('🔥2');
  await chips(hersPage).getByRole('button').click();
  await expect(chips(hisPage)).not.toContainText('2');
  await chips(hisPage).getByRole('button').click();
  for (const page of [hersPage, hisPage]) await expect(chips(page)).toHaveCount(0);
  expect((await messageFor(alice, his))?.reactions).toEqual([]);
});

test('a text is changed and another one taken back while unread; once it is read it is too late', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const start = await said(bob, alice, 'Wann?');
  const hers = await pageOf(alice, `/chats/${start.conversation}`, { refusals: [409] });
  await write(hers, 'Bis Moontag.');
  await write(hers, 'Vergiss es.');
  await expect(sent(hers, 'Vergiss es.')).toBeVisible();
  await choose(hers, bubble(hers, 'Bis Moontag.'), 'edit');
  const change = hers.getByRole('textbox', { name: composerTexts.text('editLabel') });
  await expect(change).toHaveValue('Bis Moontag.');
  await expect(change).toBeFocused();
  await change.fill('Bis Montag.');
  await change.press('Enter');
  await expect(bubble(hers, 'Bis Montag.')).toContainText(texts.text('message.edited'));

  await choose(hers, bubble(hers, 'Vergiss es.'), 'delete');
  await hers
    .getByRole('dialog')
    .getByRole('button', { name: texts.text('message.deleteYes'), exact: true })
    .click();
  await expect(bubble(hers, texts.text('message.deleted'))).toHaveCount(1);
  await expect(bubble(hers, 'Vergiss es.')).toHaveCount(0);
  const { chat, chat_messages } = await historyOf(bob, start.conversation);
  expect(chat_messages.map(({ body, deleted }) => (deleted ? null : body))).toEqual([
    'Wann?',
    'Bis Montag.',
    null,
  ]);
  expect(chat.num_unread_messages).toBe(1);

  // Bob sees it as it stands now; while Alice is at changing it he reads it.
  const own = chat_messages[1];
  if (!own) throw new Error('The message has gone');
  await choose(hers, message(hers, own), 'edit');
  await change.fill('Bis Dienstag.');
  const his = await pageOf(bob, `/chats/${start.conversation}`);
  await expect(bubble(his, 'Bis Montag.')).toContainText(texts.text('message.edited'));
  await expect.poll(async () => (await chatWith(alice, bob)).read_until).toBeGreaterThanOrEqual(own.id);
  await change.press('Enter');
  await expect(hers.getByRole('main').getByRole('alert')).toContainText('Zum Bearbeiten ist es zu spät');
  await expect(field(hers)).toHaveValue('Bis Dienstag.');
  await expect(message(hers, own)).toContainText('Bis Montag.');
  const menu = await menuOf(hers, message(hers, own));
  await expect(menu.getByRole('button', { name: texts.text('message.reply') })).toBeVisible();
  for (const deed of ['edit', 'delete'])
    await expect(menu.getByRole('button', { name: texts.text(`message.${deed}`), exact: true })).toHaveCount(
      0,
    );
});

test('what is taken back in one browser is gone from the other at once, its image too', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(alice, bob, 'Ein Bild für dich:');
  const shown = (await show(alice, idOf(bob))).body.message;
  // Bob's page is open and loaded, but nobody looks at it, so that it stays unread.
  const his = await pageOf(bob, '/likes');
  await his.evaluate(() => (document.hasFocus = () => false));
  const [hers] = [await pageOf(alice, `/chats/${conversation}`)];
  await expect(message(hers, shown).getByRole('img')).toBeVisible();
  await choose(hers, message(hers, shown), 'delete');
  await hers
    .getByRole('dialog')
    .getByRole('button', { name: texts.text('message.deleteYes'), exact: true })
    .click();
  await expect(message(hers, shown)).toContainText(texts.text('message.deleted'));
  await his.goto(his.url().replace('/likes', `/chats/${conversation}`));
  await expect(message(his, shown)).toContainText(texts.text('message.deleted'));
  await expect(message(his, shown).getByRole('img')).toHaveCount(0);
  expect((await bob.visitor.get(shown.image?.filename ?? '')).status).toBe(404);
});
