import { join, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

test('a block in one browser vanishes in the other, and lifting it brings everything back', async ({
  browser,
}) => {
  // The browser logs responses to blocked calls on its console.
  const refusals = [403];
  const [anna, bram] = await Promise.all([
    join(browser, { name: 'Anna', gender: 'woman', host: 'herzfunke.localhost', locale: 'de', refusals }),
    join(browser, { name: 'Bram', gender: 'man', host: 'vlinder.localhost', locale: 'nl', refusals }),
  ]);
  const dutch = words('nl', 'member');
  const german = words('de', 'member');

  // Bram likes Anna and writes to her; she likes him, so he has her in his lists too.
  await likeByCall(bram, anna);
  await likeByCall(anna, bram);
  const conversation = await writeByCall(bram, anna, 'Hoi Anna.');
  await bram.page.goto(`${bram.origin}/chats`);
  await expect(chatRow(bram, 'Anna')).toBeVisible();
  await bram.page.goto(`${bram.origin}/likes`);
  await expect(bram.page.getByRole('main').getByText(/^Anna, /)).toBeVisible();
  await bram.page.goto(`${bram.origin}${herTown}`);
  await expect(getTile(bram, anna)).toBeVisible();

  // He is looking at her profile while she blocks him on his.
  await bram.page.goto(`${bram.origin}/members/${anna.profileId}`);
  await expect(bram.page.getByRole('heading', { level: 1, name: /^Anna, / })).toBeVisible();
  await anna.page.goto(`${anna.origin}/members/${bram.profileId}`);
  await anna.page
    .getByRole('main')
    .getByRole('button', { name: german.text('block'), exact: true })
    .click();
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: german.text('confirmBlock.yes'), exact: true })
    .click();
  await expect(
    anna.page.getByRole('heading', { name: german.text('blocked.title', { name: 'Bram' }) }),
  ).toBeVisible();
  await expect(anna.page.getByRole('heading', { level: 1, name: /^Bram, / })).toHaveCount(0);

  // His open page updates without a reload, and his lists no longer contain her.
  const blockedBy = bram.page.getByRole('heading', { name: dutch.text('blockedBy.title') });
  await expect(blockedBy).toBeVisible();
  await bram.page.goto(`${bram.origin}/likes/m/${anna.profileId}`);
  await expect(blockedBy).toBeVisible();
  await bram.page.goto(`${bram.origin}${herTown}`);
  await expect(bram.page.getByRole('main').locator('[data-member]:not([hidden])').first()).toBeVisible();
  await expect(getTile(bram, anna)).toBeHidden();
  for (const path of ['/chats', '/likes', '/likes/liked', '/likes/mutual']) {
    const loaded = bram.page.waitForResponse((answer) =>
      answer.url().includes(path === '/chats' ? '/api/chats.php' : '/api/likes.php'),
    );
    await bram.page.goto(bram.origin + path);
    await loaded;
    await expect(bram.page.locator('[aria-busy="true"], .vk-skeleton')).toHaveCount(0);
    await expect(bram.page.getByText(/^Anna, /)).toHaveCount(0);
  }
  await bram.page.goto(`${bram.origin}/chats/${conversation}`);
  await expect(bram.page.getByText(words('nl', 'chat').text('blockedBy'), { exact: true })).toBeVisible();
  await anna.page.goto(`${anna.origin}/members/${bram.profileId}/chat`);
  await expect(anna.page.getByText(words('de', 'chat').text('blocked'), { exact: true })).toBeVisible();

  // Unblocked in the settings by mistake; the toast has an undo.
  await bram.page.goto(`${bram.origin}/members/${anna.profileId}`);
  await expect(blockedBy).toBeVisible();
  const settings = words('de', 'settings');
  const unblock = anna.page.getByRole('button', {
    name: `${settings.text('blocked.unblock')}, Bram`,
  });
  const annasProfile = bram.page.getByRole('heading', { level: 1, name: /^Anna, / });
  await anna.page.goto(`${anna.origin}/settings`);
  await unblock.click();
  await anna.page.getByRole('button', { name: settings.text('blocked.undo'), exact: true }).click();
  await expect(unblock).toBeVisible();
  await expect(blockedBy).toBeVisible();

  // Unblocked permanently: his open page shows her profile and their conversation again.
  await unblock.click();
  await expect(anna.page.getByText(settings.text('blocked.empty'), { exact: true })).toBeVisible();
  await expect(annasProfile).toBeVisible();
  await bram.page.goto(`${bram.origin}/chats`);
  await expect(chatRow(bram, 'Anna')).toBeVisible();
});

/** A search that finds Anna: by her town, because many others are nearer to him. */
const herTown = '/members?gender=woman&country=DE&city=K%C3%B6ln&kind=real';

const chatRow = ({ page }: Member, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}\\b|\\b${name}, `) });

const getTile = ({ page }: Member, other: Member) =>
  page.getByRole('main').locator(`[data-member="${other.profileId}"]`);

/** Makes the call behind a button that another test presses. */
async function callAs<T>({ page }: Member, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(url, { method: 'POST', headers, body: text });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return (await answer.json()) as T;
    },
    [path, JSON.stringify(body)] as const,
  );
}

const likeByCall = (from: Member, to: Member) => callAs(from, '/api/like.php', { id: to.profileId });

async function writeByCall(from: Member, to: Member, body: string): Promise<number> {
  const client_message_id = crypto.randomUUID();
  const { message } = await callAs<{ message: { conversation: number } }>(from, '/api/message.php', {
    profile_id: to.profileId,
    client_message_id,
    body,
  });
  return message.conversation;
}
