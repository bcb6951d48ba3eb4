import { logInAt } from '#tests/support/chat-page.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { join, visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const texts = words('de', 'sessions');
const password = 'Regen-am-Rhein-7';

test('a browser that is ended from another one is logged out at once', async ({ browser }) => {
  const brand = { host: 'herzfunke.localhost', locale: 'de' };
  const anna = await join(browser, { ...brand, name: 'Anna', gender: 'woman' });
  const phone = await visitBrand(browser, { ...brand, refusals: [403] });
  await logInAt(phone, { email: anna.email, password });
  await phone.goto(`${anna.origin}/likes`);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();

  await anna.page.goto(`${anna.origin}/settings#sessions`);
  const row = anna.page
    .getByRole('listitem')
    .filter({ hasText: texts.text('lastUsed', { moment: '' }).trim() });
  await expect(row).toHaveCount(1);
  await expect(anna.page.getByText(texts.text('current'))).toBeVisible();
  // Sticky bars cover content at the edge of the screen, so the sessions have to start below them.
  await anna.page.setViewportSize({ width: 390, height: 844 });
  await anna.page.locator('#sessions').evaluate((section) => section.scrollIntoView());
  await expectAccessible(anna.page);

  await row.getByRole('button').click();
  await expect(phone).toHaveURL(/\/login\?next=/);
  await expect(row).toHaveCount(0);
  await expect(anna.page.getByText(texts.text('alone'))).toBeVisible();

  // The history lists the login from there.
  await anna.page.getByText(texts.text('history')).click();
  await expect(anna.page.getByText(texts.text('outcome.logged_in')).first()).toBeVisible();
});

test('the links of the page lead to its parts, and the address opens at one', async ({ browser }) => {
  const anna = await join(browser, {
    name: 'Anna',
    gender: 'woman',
    host: 'herzfunke.localhost',
    locale: 'de',
  });
  const settings = words('de', 'settings');
  await anna.page.goto(`${anna.origin}/settings#blocked`);
  await expect(anna.page.locator('#blocked')).toBeInViewport();
  const parts = anna.page.getByRole('navigation', { name: settings.text('nav.label') });
  for (const part of [
    'account',
    'notifications',
    'visibility',
    'sessions',
    'privacy',
    'invitations',
    'data',
    'deletion',
  ]) {
    await parts.getByRole('link', { name: settings.text(`nav.${part}`), exact: true }).click();
    await expect(anna.page.locator(`#${part}`)).toBeInViewport();
    await expect(anna.page.locator(`#${part}`).getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});
