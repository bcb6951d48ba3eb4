import { getHistory, sendMessage } from '#tests/support/chatting.ts';
import { jpeg } from '#tests/support/pictures.ts';
import {
  aliceAndBob,
  bubble,
  composerTexts,
  expect,
  log,
  test,
  texts,
} from '#tests/support/browser/chat-scene.ts';

test('an image is dropped, looked at, sent, seen by the other and opened as large as the screen', async ({
  openPage,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(bob, alice, 'Zeig mal.');
  const [hers, his] = await Promise.all([
    openPage(alice, `/chats/${conversation}`),
    openPage(bob, `/chats/${conversation}`),
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
  // The button shows the price before anything is paid.
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
  const { chat_messages } = await getHistory(alice, conversation);
  expect(chat_messages.map(({ image }) => image !== null)).toEqual([false, true]);

  const opener = log(his).getByRole('link', { name: texts.text('message.imageOf', { name: 'Alice' }) });
  await opener.click();
  const lightbox = his.getByRole('dialog');
  await expect(lightbox.getByRole('img')).toBeVisible();
  await his.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(opener).toBeFocused();
});
