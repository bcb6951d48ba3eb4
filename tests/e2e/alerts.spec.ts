import type { Page } from '@playwright/test';
import type pg from 'pg';
import { activationToken, confirmed, unconfirmed } from '../system/cast.ts';
import { stackDatabase } from '../support/database.ts';
import { waitForMail } from '../support/mailbox.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, urlOf, walkUntil } from './chat-scene.ts';
import { settled } from './hydrated.ts';
import { words } from './words.ts';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

const activation = words('de', 'activation');
const alerts = words('de', 'alerts');
const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 800 } };

const dialog = (page: Page) => page.getByRole('dialog', { name: activation.text('reminder.title') });
const alert = (page: Page, text: string) =>
  page
    .getByRole('region', { name: alerts.text('label') })
    .locator('.alert')
    .filter({ hasText: text });
const reminder = (page: Page, email: string) => alert(page, activation.text('reminder.text', { email }));
const close = alerts.text('dismiss');

/** Goes from the signup to its matches, past the offer of push messages where there is one. */
async function endSignup(page: Page): Promise<void> {
  const notNow = page.getByRole('button', { name: activation.text('push.no') });
  const go = page.getByRole('link', { name: activation.text('mail.go') });
  await expect(notNow.or(go).first()).toBeVisible();
  if (await notNow.isVisible()) await notNow.click();
  await go.click();
  await expect(page).toHaveURL(urlOf('/signup-matches'));
}

const shown = (page: Page) =>
  page.getByRole('region', { name: alerts.text('label') }).locator('.alert:visible');

test('the signup ends on a phone with one line, and its pause goes on there', async ({ pageOf }) => {
  const ulla = await unconfirmed('Ulla');
  const page = await pageOf(ulla, '/complete-signup', phone);
  await endSignup(page);
  await walkUntil(page, '/signup-matches', alert(page, activation.text('reminder.title')));
  await expect(shown(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  await alert(page, activation.text('reminder.title'))
    .getByRole('button', { name: activation.text('reminder.title') })
    .click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: activation.text('mail.again') })).toHaveCount(0);
});

test('who signed up elsewhere has the reminder over the page on a phone, once', async ({ pageOf }) => {
  const ulla = await unconfirmed('Ulla');
  await waitForMail(ulla.email);
  const page = await pageOf(ulla, '/signup-matches?api_signup_complete=1', phone);
  await expect(dialog(page)).toContainText(ulla.email);
  await expect(reminder(page, ulla.email)).toHaveCount(0);
  await expectAccessible(page, [390]);

  // Where the mail went to can be put right in place.
  await dialog(page)
    .getByRole('button', { name: activation.text('mail.change') })
    .click();
  const other = `right-${ulla.email}`;
  await dialog(page).getByLabel(activation.text('mail.newAddress')).fill(other);
  await dialog(page)
    .getByRole('button', { name: activation.text('mail.save') })
    .click();
  await expect(dialog(page)).toContainText(activation.text('mail.changed'));
  await expect(dialog(page)).toContainText(other);
  await waitForMail(other);

  await dialog(page)
    .getByRole('button', { name: activation.text('reminder.go') })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(shown(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await walkUntil(page, '/members', alert(page, alerts.text('photo.action')));
});

test('on a desktop it is an alert, away from the settings, and gone once dismissed', async ({ pageOf }) => {
  const ulla = await unconfirmed('Ulla');
  await waitForMail(ulla.email);
  const page = await pageOf(ulla, '/complete-signup', desktop);
  await endSignup(page);
  await walkUntil(page, '/signup-matches', reminder(page, ulla.email));
  await expect(dialog(page)).toHaveCount(0);
  await expectAccessible(page);

  await reminder(page, ulla.email)
    .getByRole('button', { name: activation.text('mail.change') })
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reminder(page, ulla.email)).toBeVisible();

  for (const path of ['/settings', '/notifications']) {
    await page.goto(urlOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect(reminder(page, ulla.email)).toHaveCount(0);
  }
  await walkUntil(page, '/members', reminder(page, ulla.email));
  await reminder(page, ulla.email).getByRole('button', { name: close }).click();
  await expect(reminder(page, ulla.email)).toHaveCount(0);
  await page.reload();
  await walkUntil(page, '/members', alert(page, alerts.text('photo.text')));
  await expect(reminder(page, ulla.email)).toHaveCount(0);
});

test('a confirmed address ends the reminder on the open page', async ({ pageOf }) => {
  const ulla = await unconfirmed('Ulla');
  const page = await pageOf(ulla, '/members');
  await walkUntil(page, '/members', reminder(page, ulla.email));
  const token = await activationToken(ulla.email);
  await ulla.visitor.call('POST /api/activation.php', { body: { token } });
  await expect(reminder(page, ulla.email)).toHaveCount(0);
});

test('mails that are off are explained, with the way to switch them on', async ({ pageOf }) => {
  const alice = await confirmed('Alice');
  await database.query(`update users set notifications_disabled = '{bounce,listunsubscribe}' where id = $1`, [
    alice.user.id,
  ]);
  const page = await pageOf(alice, '/members', desktop);
  const off = alert(page, alerts.text('disabled.bounce'));
  await walkUntil(page, '/members', off);
  await expect(off).toContainText(alerts.text('disabled.listunsubscribe'));
  await expectAccessible(page);
  await off.getByRole('link', { name: alerts.text('disabled.action') }).click();
  await expect(page).toHaveURL(urlOf('/notifications'));
  await expect(off).toHaveCount(0);
  await walkUntil(page, '/members', off);
  await off.getByRole('button', { name: close }).click();
  await page.reload();
  await walkUntil(page, '/members', alert(page, alerts.text('photo.text')));
  await expect(off).toHaveCount(0);
});

test('one alert shows at a time, the next when it is closed', async ({ pageOf }) => {
  const ulla = await unconfirmed('Ulla');
  const page = await pageOf(ulla, '/members', phone);
  const line = alert(page, activation.text('reminder.title'));
  await walkUntil(page, '/members', line);
  await expect(shown(page)).toHaveCount(1);
  await line.getByRole('button', { name: close }).click();
  await expect(alert(page, alerts.text('photo.action'))).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
});
