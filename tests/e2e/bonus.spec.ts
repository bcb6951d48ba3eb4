import type { Page } from '@playwright/test';
import type pg from 'pg';
import { sessionCookie } from '../../lib/site/cookies.ts';
import { requireUser, send, someFictional, type Person } from '../system/cast.ts';
import { buy } from '../support/buying.ts';
import { stackDatabase } from '../support/database.ts';
import { Visitor } from '../support/http.ts';
import { findings } from './accessible.ts';
import { join, type Member, signUp } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

const offer = ({ locale }: Member) => words(locale, 'bonus').text('offer', { percent: '25' });
const banner = (member: Member) => member.page.getByRole('link', { name: offer(member) });
const timer = (member: Member) =>
  member.page.getByRole('region', { name: words(member.locale, 'bonus').text('label') }).getByRole('timer');
const modal = (member: Member) => member.page.getByRole('dialog', { name: offer(member) });
/** A section by its link in the bar, which leads there without a new document. */
const walkTo = ({ page, locale }: Member, section: string) =>
  page
    .getByRole('navigation', { name: words(locale, 'nav').text('main') })
    .getByRole('link', { name: words(locale, 'nav').text(section) })
    .first()
    .click();

/** Speaks for the member beside their browser, which stays where it is. */
async function besides({ page, origin, email }: Member): Promise<Person> {
  const visitor = new Visitor(new URL(origin).hostname);
  const cookies = await page.context().cookies();
  visitor.setCookie(sessionCookie, cookies.find(({ name }) => name === sessionCookie)?.value ?? '');
  return { visitor, user: await requireUser(visitor), email };
}

async function spendAll(person: Person): Promise<void> {
  const to = await someFictional(person.visitor);
  for (let left = person.user.credits; left > 0; left -= 1)
    expect((await send(person, to, `Hallo ${left}.`)).status).toBe(200);
}

const deviceTime = (page: Page) => page.evaluate(() => Date.now());

const looks = [
  ['dark', 390],
  ['light', 1280],
] as const;

async function expectAccessible({ page }: Member): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    expect({ colorScheme, width, findings: await findings(page) }).toEqual({
      colorScheme,
      width,
      findings: [],
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ width, overflow: overflow > 0 }).toEqual({ width, overflow: false });
  }
}

test('the time bonus counts down above the members area, whatever the date, and its modal comes once, after 40 seconds', async ({
  browser,
}) => {
  const anna = await join(browser, {
    name: 'Anna',
    gender: 'woman',
    host: 'herzfunke.localhost',
    locale: 'de',
  });
  await spendAll(await besides(anna));
  const { page, origin } = anna;
  const { clock } = page;
  await clock.install({ time: new Date('2031-06-01T08:00:00') });

  // The server's hours, not the device's; and it ticks.
  await page.goto(`${origin}/members`);
  await expect(timer(anna)).toHaveText(/^Noch 03:5\d:\d\d$/);
  const first = await timer(anna).textContent();
  await expect(timer(anna)).not.toHaveText(first ?? '');
  await expect(banner(anna)).toHaveAttribute('href', '/credits');
  await expectAccessible(anna);

  // However late it comes, it pushes nothing down.
  const place = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/api/timebonus.php', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const before = await place();
  await expect(banner(anna)).toHaveCount(0);
  letCome();
  await expect(banner(anna)).toBeVisible();
  expect(await place()).toBe(before);
  expect(before).toBeGreaterThan(40);

  // Forty seconds within the area, from one of its screens and layouts to the next.
  await banner(anna).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(banner(anna)).toHaveCount(0);
  await clock.pauseAt((await deviceTime(page)) + 1_000);
  await walkTo(anna, 'search');
  await expect(banner(anna)).toBeVisible();
  await clock.runFor(20_000);
  await walkTo(anna, 'messages');
  await expect(page).toHaveURL(/\/chats$/);
  await clock.runFor(19_000);
  await expect(banner(anna)).toBeVisible();
  await expect(modal(anna)).toHaveCount(0);

  // Leaving stops it; entering begins anew.
  await banner(anna).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(banner(anna)).toHaveCount(0);
  await clock.runFor(60_000);
  await walkTo(anna, 'likes');
  await expect(banner(anna)).toBeVisible();
  const entered = await deviceTime(page);
  await clock.runFor(39_000);
  await expect(modal(anna)).toHaveCount(0);
  await clock.runFor(1_000);
  // Its code loads now, and React shows what has loaded by the same clock.
  await expect(async () => {
    await clock.runFor(50);
    await expect(modal(anna)).toBeVisible({ timeout: 250 });
  }).toPass();
  expect((await deviceTime(page)) - entered).toBeLessThan(42_000);
  await expect(modal(anna)).toContainText(/4\s+Stunden/);
  await expect(modal(anna)).toContainText(words('de', 'bonus').text('instant'));
  await clock.resume();
  await expectAccessible(anna);

  // Closed once, it stays away, on a page loaded anew too; the banner stays.
  await modal(anna)
    .getByRole('button', { name: words('de', 'bonus').text('close') })
    .click();
  await expect(modal(anna)).toHaveCount(0);
  await page.reload();
  await expect(banner(anna)).toBeVisible();
  await clock.runFor(90_000);
  await expect(banner(anna)).toBeVisible();
  await expect(modal(anna)).toHaveCount(0);
});

test('the time bonus goes at zero and with the first payment, without a reload', async ({ browser }) => {
  const wish = { gender: 'man' as const, host: 'vlinder.localhost', locale: 'nl', refusals: [404, 410] };
  const [bram, cas] = await Promise.all([
    join(browser, { ...wish, name: 'Bram' }),
    join(browser, { ...wish, name: 'Cas' }),
  ]);
  const { user } = await besides(bram);
  const leave = (seconds: number) =>
    database.query('update users set signup_date = now() - make_interval(secs => $2) where id = $1', [
      user.id,
      14_400 - seconds,
    ]);
  await leave(300);
  await bram.page.clock.install();
  await bram.page.goto(`${bram.origin}/members`);
  await expect(timer(bram)).toHaveText(/^Nog 00:0\d:\d\d$/);
  // The end comes for the server and for the page.
  await leave(0);
  await bram.page.clock.runFor(300_000);
  await expect(banner(bram)).toHaveCount(0);
  await expect.poll(() => bram.page.evaluate(() => localStorage.getItem('vonk_bonus'))).toBeNull();

  // The modal is open while the payment is made elsewhere.
  const casBesides = await besides(cas);
  await spendAll(casBesides);
  await cas.page.clock.install();
  await cas.page.goto(`${cas.origin}/members`);
  await expect(banner(cas)).toBeVisible();
  await cas.page.clock.runFor(40_000);
  await expect(modal(cas)).toBeVisible();
  const payment = await buy(casBesides);
  expect(payment.status).toBe('completed');
  expect(payment.amount / payment.list_amount).toBeCloseTo(0.75, 2);
  await expect(modal(cas)).toHaveCount(0);
  await expect(banner(cas)).toHaveCount(0);
});

test('where only the welcome discount runs its banner and modal show, and lead to the credits of that language', async ({
  browser,
}) => {
  const elin = await signUp(browser, {
    name: 'Elin',
    gender: 'woman',
    host: 'gnista.localhost',
    locale: 'sv',
  });
  const { page, origin } = elin;
  await page.clock.install();
  await page.goto(`${origin}/fi/members`);
  const finnish = { ...elin, locale: 'fi' };
  await expect(banner(finnish)).toHaveAttribute('href', '/fi/credits');
  await expect(timer(finnish)).toHaveCount(0);
  // It waits for no empty balance, unlike that of the time bonus.
  await page.clock.runFor(11_000);
  await expect(modal(finnish)).toContainText(words('fi', 'bonus').text('welcome'));
  await expectAccessible(finnish);
  await modal(finnish)
    .getByRole('link', { name: words('fi', 'bonus').text('show') })
    .click();
  await expect(page).toHaveURL(`${origin}/fi/credits`);
  await expect(modal(finnish)).toHaveCount(0);
  await page.goBack();
  await page.clock.runFor(60_000);
  await expect(banner(finnish)).toBeVisible();
  await expect(modal(finnish)).toHaveCount(0);
});
