import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type pg from 'pg';
import { stackDatabase } from '#tests/support/database.ts';
import { sample } from '#tests/support/form.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import { answerConsents, join, visitBrand, password, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const texts = words('de', 'signup');
const own = words('de', 'memberSignup');
const text = 'Dein Garten gefällt mir. Was wächst da gerade?';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

const origin = () => `http://${host}:${stackAddress().frontPort}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const message = (page: Page, name: string) =>
  page.getByRole('textbox', { name: own.text('label', { name }) });

const joinMara = (browser: Browser) =>
  join(browser, { name: 'Mara', gender: 'woman', host, locale: 'de', consents: { advertisable: true } });

async function answerUntilPlace(page: Page): Promise<void> {
  await page.getByRole('radio', { name: texts.text('who.man'), exact: true }).check();
  await page.getByRole('radio', { name: texts.text('who.hetero'), exact: true }).check();
  await page.getByRole('checkbox').check();
  await press(page, texts.text('next'));
  await page.getByLabel(texts.text('birth.day'), { exact: true }).fill('17');
  await page.getByLabel(texts.text('birth.month'), { exact: true }).fill('5');
  await page.getByLabel(texts.text('birth.year'), { exact: true }).fill('1991');
  await press(page, texts.text('next'));
  await page.getByLabel(texts.text('name.label'), { exact: true }).fill('Bernd');
  await press(page, texts.text('next'));
}

/** Pixels between the town field and the Next button. */
async function roomBeforeNext(page: Page): Promise<number> {
  const [locate, next] = await Promise.all(
    [texts.text('place.locate'), texts.text('next')].map((name) =>
      page.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );
  return (next?.y ?? 0) - (locate ? locate.y + locate.height : 0);
}

async function answerRest(page: Page, email: string): Promise<void> {
  expect(await roomBeforeNext(page)).toBeGreaterThanOrEqual(16);
  await page.locator('#signup-region').selectOption({ index: 1 });
  const town = page.getByRole('combobox', { name: texts.text('place.city'), exact: true });
  await town.fill('Köln');
  await town.press('Tab');
  await press(page, texts.text('next'));
  await page.getByLabel(texts.text('account.email'), { exact: true }).fill(email);
  await page.getByLabel(texts.text('account.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await press(page, texts.text('submit'));
  await expect(page).toHaveURL(/\/complete-signup/);
}

async function activate(page: Page, email: string): Promise<void> {
  const link = extractLinks(await waitForMail(email)).find((each) => each.includes('/activate/done'));
  await page.goto(link ?? '');
  await answerConsents(page, 'de');
  await expect(
    page.getByRole('heading', { name: words('de', 'activation').text('done.title') }),
  ).toBeVisible();
}

/** How often she got this message, from whom, and what it cost the sender. */
async function deliveries(mara: Member): Promise<{ name: string; delta: number }[]> {
  const { rows } = await database.query<{ name: string; delta: number }>(
    `select profiles.name, credit_ledger.delta from messages
     join conversations on conversations.id = messages.conversation_id
     join profiles on profiles.id = messages.sender_profile_id
     left join credit_ledger on credit_ledger.reference = 'message:' || messages.id
     where $1 in (profile_a, profile_b) and messages.body = $2`,
    [mara.profileId, text],
  );
  return rows;
}

test('the message of a profile’s signup is in the chat once the address is confirmed, once and paid', async ({
  browser,
}) => {
  const mara = await joinMara(browser);
  const page = await visitBrand(browser, { host, locale: 'de' });
  await page.goto(`${origin()}/members/${mara.profileId}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('de', 'member').text('message'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.text('title', { name: 'Mara' }));
  expect(await findings(page)).toEqual([]);

  await message(page, 'Mara').fill('Ruf mich an: 0176 12345678');
  await press(page, own.text('next'));
  await expect(page.getByText(own.text('contactData'))).toBeVisible();
  await message(page, 'Mara').fill(text);
  await press(page, own.text('next'));
  await answerUntilPlace(page);

  // A reload halfway keeps the message, the answers and the question.
  await page.reload();
  await expect(page.locator('#signup-region')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(text);
  const email = `bernd-${randomUUID().slice(0, 8)}@people.example`;
  await answerRest(page, email);
  expect(await deliveries(mara)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Garten');

  await activate(page, email);
  await expect(async () => expect(await deliveries(mara)).toEqual([{ name: 'Bernd', delta: -1 }])).toPass();
  await page.goto(`${origin()}/members/${mara.profileId}/chat`);
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
  await mara.page.goto(`${origin()}/chats`);
  await expect(mara.page.getByRole('link', { name: /Bernd/ }).first()).toBeVisible();

  // Members go to the chat instead.
  await page.goto(`${origin()}/members/${mara.profileId}/signup`);
  await expect(page).toHaveURL(new RegExp(`/members/${mara.profileId}/chat$`));
  expect(await deliveries(mara)).toHaveLength(1);
});

test('the draft of the chat-like landing continues in the signup, and is in no address', async ({
  browser,
}) => {
  const mara = await joinMara(browser);
  const page = await visitBrand(browser, { host, locale: 'de' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(decodeURIComponent(request.url())));
  await page.goto(`${origin()}/members/${mara.profileId}/landing3`);
  expect(await findings(page)).toEqual([]);
  await message(page, 'Mara').fill(text);
  await press(page, own.text('next'));
  await expect(page).toHaveURL(new RegExp(`/members/${mara.profileId}/signup`));
  await expect(message(page, 'Mara')).toHaveValue(text);
  expect(requests.filter((url) => url.includes('Garten'))).toEqual([]);
});

test.describe('on every width', () => {
  for (const width of sample([320, 390, 1280])) {
    test(`no landing of a member is wider than ${width} px, and the notice stands above the fold`, async ({
      browser,
    }) => {
      const mara = await joinMara(browser);
      const page = await visitBrand(browser, { host, locale: 'de' });
      await page.setViewportSize({ width, height: 844 });
      for (const design of ['landing', 'landing2', 'landing3']) {
        await page.goto(`${origin()}/members/${mara.profileId}/${design}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ design, wide: wide <= width }).toEqual({ design, wide: true });
        const notice = await page.locator('[data-lander-notice]').boundingBox();
        expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(844);
        expect(await findings(page)).toEqual([]);
      }
    });
  }
});
