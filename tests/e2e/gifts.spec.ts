import { AxeBuilder } from '@axe-core/playwright';
import type pg from 'pg';
import { stackDatabase } from '../support/database.ts';
import { hydrated } from './hydrated.ts';
import { join, type Member, openBrand } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

const text = ({ locale }: Member, namespace: string, key: string, values: Record<string, string> = {}) =>
  words(locale, namespace).text(key, values);

/** Credits of the demo that everybody begins with, and what a gift costs there. */
const [beginning, price] = [5, 3];

test('a gift from the profile is seen live in the other’s chat, and is paid once', async ({ browser }) => {
  const [anna, bram] = await Promise.all([
    join(browser, { name: 'Anna', gender: 'woman', host: 'herzfunke.localhost', locale: 'de' }),
    join(browser, { name: 'Bram', gender: 'man', host: 'vlinder.localhost', locale: 'nl' }),
  ]);
  await bram.page.goto(`${bram.origin}/chats`);

  await anna.page.goto(`${anna.origin}/members/${bram.profileId}`);
  await giftButton(anna, 'Bram').click();
  const dialog = anna.page.getByRole('dialog');
  await expect(dialog).toContainText(`${price} Credits. Du hast ${beginning} Credits.`);
  await dialog.getByRole('radio', { name: text(anna, 'giftNames', 'rose') }).check();
  for (const colorScheme of ['dark', 'light'] as const) {
    await anna.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page: anna.page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await dialog.getByRole('button', { name: /Verschenken/ }).click();
  await expect(
    dialog.getByRole('heading', {
      name: text(anna, 'gifts', 'sent', { gift: text(anna, 'giftNames', 'rose') }),
    }),
  ).toBeVisible();

  // Bram has not touched his page: the list names the gift in words, the conversation shows it.
  const rose = text(bram, 'giftNames', 'message', { gift: text(bram, 'giftNames', 'rose') });
  const row = bram.page.getByRole('link', { name: /Anna/ }).first();
  await expect(row).toContainText(rose);
  await row.click();
  const figure = bram.page.getByRole('article').filter({ hasText: rose });
  await expect(figure).toBeVisible();
  await expect(figure.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await figure.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);

  // What is left is too little for another one, which is said before anything is chosen.
  await dialog.getByRole('link', { name: text(anna, 'gifts', 'toChat') }).click();
  await expect(anna.page.getByRole('article').filter({ hasText: 'Geschenk: Rose' })).toBeVisible();
  await giftButton(anna, 'Bram').click();
  await expect(dialog.getByRole('alert')).toContainText(
    `kostet ${price} Credits, du hast ${beginning - price}`,
  );
  await expect(dialog.getByRole('radio').first()).toBeDisabled();
  await expect(dialog.getByRole('link', { name: text(anna, 'refusals', 'getCredits') })).toHaveAttribute(
    'href',
    /^\/credits\?back=/,
  );
  await anna.page.keyboard.press('Escape');

  // Bram thanks with one of his own, from the conversation and by keyboard alone.
  await giftButton(bram, 'Anna').focus();
  await bram.page.keyboard.press('Enter');
  const his = bram.page.getByRole('dialog');
  await his.getByRole('radio').first().focus();
  await bram.page.keyboard.press('ArrowRight');
  await bram.page.keyboard.press('ArrowRight');
  await expect(his.getByRole('radio', { name: text(bram, 'giftNames', 'heart') })).toBeChecked();
  await bram.page.keyboard.press('Enter');
  await expect(his).toHaveCount(0);
  await expect(giftButton(bram, 'Anna')).toBeFocused();
  await expect(anna.page.getByRole('article').filter({ hasText: 'Geschenk: Herz' })).toBeVisible();
  for (const member of [anna, bram]) expect(await ledgerOf(member)).toEqual([beginning, -price]);
});

test('a visitor who presses the gift button is asked to sign up', async ({ browser }) => {
  const page = await openBrand(browser, { host: 'herzfunke.localhost', locale: 'de' });
  await page.goto(new URL('/members/3', page.url()).href);
  // Before the page is alive the button leads to the page of the signup instead.
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: / ein Geschenk schicken$/ })
    .click();
  await expect(page.getByRole('dialog', { name: words('de', 'signup').text('metaTitle') })).toBeVisible();
});

const giftButton = (member: Member, name: string) =>
  member.page.getByRole('main').getByRole('button', { name: text(member, 'gifts', 'buttonName', { name }) });

async function ledgerOf({ email }: Member): Promise<number[]> {
  const { rows } = await database.query<{ delta: number }>(
    `select delta from credit_ledger join users on users.id = user_id where users.email = $1
     order by credit_ledger.id`,
    [email],
  );
  return rows.map(({ delta }) => delta);
}
