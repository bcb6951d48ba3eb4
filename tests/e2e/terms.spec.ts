import type { Page } from '@playwright/test';
import type pg from 'pg';
import { confirmed, type Person } from '../system/cast.ts';
import { stackDatabase } from '../support/database.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, urlOf } from './chat-scene.ts';
import { settled } from './hydrated.ts';
import { words } from './words.ts';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

const terms = words('de', 'terms');
const question = (page: Page) => page.getByRole('dialog', { name: terms.text('title') });
const button = (page: Page, name: string) => question(page).getByRole('button', { name: terms.text(name) });

/** Somebody who agreed to the terms of long ago. */
async function outdated(): Promise<Person> {
  const alice = await confirmed('Alice');
  await database.query(`update users set terms_version = '2023-12-01T12:00:00Z' where id = $1`, [
    alice.user.id,
  ]);
  return alice;
}

async function agreements({ user }: Person): Promise<number> {
  const { rowCount } = await database.query(
    `select 1 from consent_log where user_id = $1 and kind = 'terms' and granted`,
    [user.id],
  );
  return rowCount ?? 0;
}

test('new terms are read and agreed to; until then the question stays', async ({ pageOf }) => {
  const alice = await outdated();
  const page = await pageOf(alice, '/members');
  await expect(question(page)).toContainText('seit dem');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(question(page)).toBeVisible();

  await question(page)
    .getByRole('link', { name: terms.text('read') })
    .click();
  await expect(page).toHaveURL(urlOf('/pages/terms'));
  await expect(question(page)).toHaveCount(0);
  await page.goBack();
  expect(await agreements(alice)).toBe(1);
  await button(page, 'agree').click();
  await expect(question(page)).toHaveCount(0);
  expect(await agreements(alice)).toBe(2);
  await page.reload();
  await expect(page.locator('.vk-account')).toBeVisible();
  await settled(page);
  await expect(question(page)).toHaveCount(0);
});

test('who does not agree can still end the account, find help, and log out', async ({ pageOf }) => {
  const page = await pageOf(await outdated(), '/chats', { refusals: [403] });
  await question(page)
    .getByRole('link', { name: terms.text('settings') })
    .click();
  await expect(page).toHaveURL(urlOf('/settings'));
  for (const path of ['/settings', '/complaints', '/notifications', '/pages/privacy']) {
    await page.goto(urlOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect(question(page)).toHaveCount(0);
  }
  await page.goto(urlOf('/members'));
  await button(page, 'logout').click();
  await expect(page).toHaveURL(urlOf('/'));
  await expect(page.locator('.vk-account')).toBeHidden();
});
