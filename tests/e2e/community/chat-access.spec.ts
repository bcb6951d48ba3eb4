import type { Page } from '@playwright/test';
import { confirmed } from '#tests/support/cast.ts';
import { edit, getHistory, getProfileId, sendMessage, show, deleteMessage } from '#tests/support/chatting.ts';
import { pay } from '#tests/support/own-photos.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import {
  aliceAndBob,
  bubble,
  choose,
  composerTexts,
  expect,
  field,
  log,
  openMenu,
  message,
  sent,
  test,
  texts,
  toUrl,
} from '#tests/support/browser/chat-scene.ts';

/** A conversation with one item of each kind from Alice and from Bob. */
async function everything() {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  await Promise.all([alice, bob].map(pay));
  await giveCredits([alice, bob], 50);
  await sendMessage(carla, alice, 'Auch hallo.');
  const file = await jpeg({ width: 400, height: 300 });
  const first = await sendMessage(bob, alice, 'Guten Abend, mehr auf https://example.org/seite');
  await sendMessage(bob, alice, 'Kannst du mir bitte 200 Euro leihen?');
  await sendMessage(alice, bob, '🌈');
  const answer = await sendMessage(alice, bob, 'Darauf antworte ich.', { reply_to: first.id });
  await show(bob, getProfileId(alice), { file });
  await show(alice, getProfileId(bob), { file, reply: answer.id });
  for (const [from, to] of [
    [alice, bob],
    [bob, alice],
  ] as const)
    await from.visitor.call('POST /api/gift.php', {
      body: { profile_id: getProfileId(to), client_message_id: crypto.randomUUID(), gift: 'rose' },
    });
  const changed = await sendMessage(alice, bob, 'Bis Moontag.');
  await edit(alice, changed.id, 'Bis Montag.');
  await deleteMessage(alice, (await sendMessage(alice, bob, 'Weg damit.')).id);
  for (const [who, emoji] of [
    [alice, '👍'],
    [bob, '🔥'],
  ] as const)
    await who.visitor.call('PUT /api/reaction.php', { body: { message: first.id, emoji } });
  return { alice, bob, conversation: first.conversation, first };
}

for (const [name, look] of [
  ['a dark phone', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true }],
  ['a light desktop', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
] as const) {
  test(`list, every kind of message, and all that opens above them are accessible on ${name}`, async ({
    openPage,
  }) => {
    const { alice, conversation, first } = await everything();
    const page = await openPage(alice, '/chats', { ...look, reducedMotion: 'reduce', refusals: [429] });
    const check = async (what: string) => {
      expect({ what, findings: await findings(page, ['best-practice']) }).toEqual({ what, findings: [] });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ what, overflow: overflow > 0 }).toEqual({ what, overflow: false });
    };
    const row = page.getByRole('link', { name: /^Bob/ }).first();
    await expect(row).toBeVisible();
    await check('the list');
    await page.goto(toUrl(`/chats/${conversation}`));
    await expect(bubble(page, 'Bis Montag.')).toBeVisible();
    const { chat_messages } = await getHistory(alice, conversation);
    for (const each of chat_messages) await expect(message(page, each)).toBeAttached();

    // A message that failed to send, and a draft with a quote and an image.
    await page.route('**/api/message.php', (route) =>
      route.fulfill({ status: 429, json: { error: 'too_many_requests' } }),
    );
    await field(page).fill('Kommt nicht an.');
    await field(page).press('Enter');
    await expect(log(page).getByRole('group', { name: texts.text('failed') })).toBeVisible();
    await page.unroute('**/api/message.php');
    const last = chat_messages.find(({ body }) => body === 'Bis Montag.') ?? first;
    await message(page, last).scrollIntoViewIfNeeded();
    const file = {
      name: 'bild.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg({ width: 300, height: 300 }),
    };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await expect(page.getByRole('list', { name: composerTexts.text('chosen') })).toBeVisible();
    await choose(page, message(page, last), 'reply');
    await check('the conversation, with something failed and something begun');

    await openMenu(page, message(page, last));
    await check('the menu of a message');
    await page.keyboard.press('Escape');
    await page.getByLabel(texts.text('menu.label', { name: 'Bob' })).click();
    await check('the menu of the conversation');
    await page.keyboard.press('Escape');
    await log(page)
      .getByRole('link', { name: texts.text('message.imageOwn') })
      .click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await check('the large picture');
    await page.keyboard.press('Escape');
    await choose(page, message(page, last), 'delete');
    await expect(page.getByRole('dialog')).toContainText(texts.text('message.deleteTitle'));
    await check('the question before a message is taken back');
    await page.keyboard.press('Escape');
    await message(page, first).scrollIntoViewIfNeeded();
    await choose(page, message(page, first), 'report');
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await check('the report');
    await page.keyboard.press('Escape');
    // Touch keyboards have their own emoji picker.
    const emoji = page.getByRole('button', { name: composerTexts.text('emoji') });
    if ('hasTouch' in look) return expect(emoji).toBeHidden();
    await emoji.click();
    await expect(page.getByRole('dialog').getByText('😀').first()).toBeVisible();
    return check('the choice of emoji');
  });
}

/** Presses a key until the focus arrives, up to a limit that a person would accept. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < 40; times += 1) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  throw new Error(`${key} does not lead there`);
}

test('a phone shows whole where someone lives and when they were here', async ({ openPage }) => {
  const alice = await confirmed('Alice');
  const bob = await confirmed('Bob', { gender: 'man', region: 'DE-BY', city: 'Garmisch-Partenkirchen' });
  const { conversation } = await sendMessage(bob, alice, 'Grüß Gott.');
  const page = await openPage(alice, `/chats/${conversation}`, { viewport: { width: 390, height: 844 } });
  const status = page.getByRole('main').getByText(/^Garmisch-Partenkirchen · .*aktiv$/);
  await expect(status).toBeVisible();
  const cut = await status.evaluate(
    (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
  );
  expect(cut).toBe(false);
});

test('all of it goes by keyboard: write, react, answer, open the menus, leave; the focus is never lost', async ({
  openPage,
}) => {
  const [alice, bob] = await aliceAndBob();
  const his = await sendMessage(bob, alice, 'Guten Abend.');
  const page = await openPage(alice, '/chats', { viewport: { width: 390, height: 844 } });
  const focused = (locator: ReturnType<typeof field>) => () =>
    locator.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
  const isSomewhere = () => page.evaluate(() => document.activeElement !== document.body);

  // From the list into the conversation.
  const row = page.getByRole('link', { name: /^Bob/ });
  await expect(row).toBeVisible();
  await pressUntil(page, 'Tab', focused(row));
  await page.keyboard.press('Enter');
  await expect(message(page, his)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/chats/${his.conversation}$`));

  // Write.
  await pressUntil(page, 'Tab', focused(field(page)));
  await page.keyboard.type('Dir auch.');
  await page.keyboard.press('Enter');
  await expect(sent(page, 'Dir auch.')).toContainText(texts.text('sent'));
  await expect(field(page)).toBeFocused();

  // Back to the messages, up to his, and react.
  await pressUntil(page, 'Shift+Tab', focused(log(page)));
  await page.keyboard.press('ArrowUp');
  await expect(bubble(page, 'Dir auch.')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(message(page, his)).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(
    menu.getByRole('button', { name: texts.text('message.reactWith', { emoji: '❤️' }) }),
  ).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(message(page, his).getByRole('group')).toContainText('😂');
  await expect(message(page, his)).toBeFocused();

  // Answer.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: texts.text('message.reply') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Wie war dein Tag?');
  await page.keyboard.press('Enter');
  await expect(sent(page, 'Wie war dein Tag?')).toContainText('Guten Abend.');
  await expect(field(page)).toBeFocused();

  // Take it back: the focused element is gone, so the focus moves to its replacement.
  await pressUntil(page, 'Shift+Tab', focused(log(page)));
  await page.keyboard.press('ArrowUp');
  await expect(bubble(page, 'Wie war dein Tag?')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await pressUntil(
    page,
    'ArrowDown',
    focused(menu.getByRole('button', { name: texts.text('message.delete'), exact: true })),
  );
  await page.keyboard.press('Enter');
  const yes = menu.getByRole('button', { name: texts.text('message.deleteYes'), exact: true });
  await pressUntil(page, 'Tab', focused(yes));
  await page.keyboard.press('Enter');
  const gone = bubble(page, texts.text('message.deleted'));
  await expect(gone).toBeVisible();
  await expect(gone).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(log(page)).toBeFocused();

  // The menu of the conversation, and the way out.
  const header = page.getByLabel(texts.text('menu.label', { name: 'Bob' }));
  await pressUntil(page, 'Shift+Tab', focused(header));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: texts.text('menu.profile') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header).toBeFocused();
  await pressUntil(
    page,
    'Shift+Tab',
    focused(page.getByRole('link', { name: texts.text('back'), exact: true })),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chats$/);
  await expect(row).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await isSomewhere()).toBe(true);
});
