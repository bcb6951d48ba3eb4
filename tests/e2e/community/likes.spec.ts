import { join, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const text = ({ locale }: Member, namespace: string, key: string, values: Record<string, string> = {}) =>
  words(locale, namespace).text(key, values);

const likesLink = (member: Member) =>
  member.page
    .getByRole('navigation', { name: text(member, 'nav', 'main') })
    .getByRole('link', { name: text(member, 'nav', 'likes') })
    .first();

const badge = (member: Member, count: number) => new RegExp(`${count} ${text(member, 'nav', 'new')}`);

test('a like arrives live, t shows it, opening it clears it, and taking it back can be undone', async ({
  browser,
}) => {
  const [anna, bram] = await Promise.all([
    join(browser, { name: 'Anna', gender: 'woman', host: 'herzfunke.localhost', locale: 'de' }),
    join(browser, { name: 'Bram', gender: 'man', host: 'vlinder.localhost', locale: 'nl' }),
  ]);
  const requests: string[] = [];
  bram.page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  // A member without likes sees no badge.
  await bram.page.goto(`${bram.origin}/members?gender=woman&t=1#top`);
  await expect(bram.page).toHaveURL(`${bram.origin}/members?gender=woman#top`);
  await expect.poll(() => requests.includes('/api/auto-like.php')).toBe(true);
  await expect(bram.page.getByRole('dialog')).toHaveCount(0);
  await expect(likesLink(bram)).not.toHaveAccessibleName(badge(bram, 1));

  // The badge and the list update without a reload.
  await anna.page.goto(`${anna.origin}/members/${bram.profileId}`);
  await anna.page
    .getByRole('main')
    .getByRole('button', { name: `${text(anna, 'member', 'like')}, Bram` })
    .first()
    .click();
  await expect(likesLink(bram)).toHaveAccessibleName(badge(bram, 1));
  await expect(bram.page).toHaveTitle(/^\(1\)/);
  await likesLink(bram).click();
  const tile = bram.page.getByRole('main').locator(`a[href="/likes/m/${anna.profileId}"]`);
  await expect(tile).toHaveAccessibleName(new RegExp(text(bram, 'likes', 'new')));

  // After a second, any page announces the pending like; its button opens the profile.
  await bram.page.goto(`${bram.origin}/pages/faq?t=1`);
  await expect(bram.page).toHaveURL(`${bram.origin}/pages/faq`);
  const dialog = bram.page.getByRole('dialog', { name: text(bram, 'match', 'likeTitle') });
  await expect(dialog).toContainText(text(bram, 'match', 'like', { name: 'Anna' }));
  await dialog.getByRole('link', { name: text(bram, 'match', 'viewProfile') }).click();
  await expect(bram.page).toHaveURL(`${bram.origin}/members/${anna.profileId}`);
  await expect(dialog).toHaveCount(0);

  // Opening the profile cleared the new mark, and Back returns to the page without the parameter.
  await expect(likesLink(bram)).not.toHaveAccessibleName(badge(bram, 1));
  await bram.page.goBack();
  await expect(bram.page).toHaveURL(`${bram.origin}/pages/faq`);
  await bram.page.goto(`${bram.origin}/likes`);
  await expect(tile).toBeVisible();
  await expect(tile).not.toHaveAccessibleName(new RegExp(text(bram, 'likes', 'new')));

  // Anna's like disappears from Bram's list at once when she takes it back, and her undo restores it.
  await anna.page.goto(`${anna.origin}/likes/liked`);
  await anna.page.getByRole('button', { name: text(anna, 'likes', 'unlike', { name: 'Bram' }) }).click();
  await expect(anna.page.getByRole('heading', { name: text(anna, 'likes', 'empty.liked') })).toBeVisible();
  await expect(tile).toHaveCount(0);
  await anna.page.getByRole('button', { name: text(anna, 'likes', 'undo') }).click();
  await expect(anna.page.getByRole('main').locator(`a[href="/likes/m/${bram.profileId}"]`)).toBeVisible();
  await expect(tile).toBeVisible();

  // He likes her back from the list, which makes a match on both sides.
  await bram.page.getByRole('button', { name: text(bram, 'likes', 'likeBack', { name: 'Anna' }) }).click();
  await expect(bram.page.getByRole('dialog')).toContainText(text(bram, 'match', 'match', { name: 'Anna' }));
  await bram.page.keyboard.press('Escape');
  await expect(anna.page.getByRole('dialog')).toContainText('Bram');
  await anna.page.keyboard.press('Escape');
  await bram.page.goto(`${bram.origin}/likes/mutual`);
  await expect(tile).toBeVisible();
});
