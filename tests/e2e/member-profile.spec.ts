import type { Browser, Locator, Page } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { findings } from './accessible.ts';
import { join, openBrand } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const host = 'herzfunke.localhost';
const german = words('de', 'member');
const tools = words('de', 'memberTools');
const reporting = words('de', 'report');

type Shown = {
  profile: { id: number; name: string };
  photos: { filename: string; match: string; thumb_filename: string }[];
};

/** A member at a browser of their own. */
async function asMember(browser: Browser, isPaid: boolean, refusals: number[] = []): Promise<Page> {
  const wish = { name: 'Kim', gender: 'man', host, locale: 'de', isPaid, refusals } as const;
  return (await join(browser, wish)).page;
}

const shownTo = (page: Page, id: number) =>
  page.evaluate(async (of) => (await (await fetch(`/api/member.php?id=${of}`)).json()) as Shown, id);

/** The first fictional member of the search with more than two photos. */
const someoneWithPhotos = (page: Page) =>
  page.evaluate(async () => {
    const found = (await (await fetch('/api/members.php?kind=fictional')).json()) as {
      results: { id: number }[];
    };
    for (const { id } of found.results) {
      const { profile } = (await (await fetch(`/api/member.php?id=${id}`)).json()) as {
        profile: { id: number; name: string; num_photos: number };
      };
      if (profile.num_photos > 2) return profile;
    }
    throw new Error('Nobody has three photos');
  });

const profileIdOf = (page: Page) =>
  page.evaluate(async () => {
    const { user } = (await (await fetch('/api/user.php')).json()) as { user: { profile: { id: number } } };
    return user.profile.id;
  });

const statusOf = (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, path);

/** Adds a photo as the member at this browser. */
async function upload(page: Page, file: Buffer): Promise<void> {
  const status = await page.evaluate(async (base64) => {
    const body = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const headers = { 'content-type': 'image/jpeg', 'idempotency-key': crypto.randomUUID() };
    return (await fetch('/api/photos.php', { method: 'POST', headers, body })).status;
  }, file.toString('base64'));
  expect(status).toBe(200);
}

const report = (page: Page, role: 'button' | 'link') =>
  page.getByRole('main').getByRole(role, { name: german.text('report'), exact: true });

test('a free member sees blurred photos and not one sharp byte, a premium member all of them', async ({
  browser,
}) => {
  const [carla, free, premium] = await Promise.all([
    join(browser, { name: 'Carla', gender: 'woman', host, locale: 'de' }),
    asMember(browser, false, [404]),
    asMember(browser, true),
  ]);
  // Pictures of her own: those of the demo are shared, so that one profile's second photo is another one's first.
  for (const width of [600, 640, 680]) await upload(carla.page, await jpeg({ width, height: 800 }));
  const { photos } = await shownTo(premium, carla.profileId);
  const secret = photos
    .slice(1)
    .flatMap(({ filename, match, thumb_filename }) => [filename, match, thumb_filename]);
  expect(secret).toHaveLength(6);

  const asked: string[] = [];
  free.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await free.goto(`${carla.origin}/members/${carla.profileId}`);
  await expect(free.getByRole('link', { name: german.text('locked.premium'), exact: true })).toBeVisible();
  await expect(free.getByRole('link', { name: /gesperrt$/ })).toHaveCount(2);
  const page = await free.content();
  const call = await free.evaluate(
    async (id) => (await fetch(`/api/member.php?id=${id}`)).text(),
    carla.profileId,
  );
  for (const path of secret) {
    const named = page.includes(path) || call.includes(path);
    expect({ path, named, asked: asked.includes(path) }).toEqual({ path, named: false, asked: false });
    expect({ path, status: await statusOf(free, path) }).toEqual({ path, status: 404 });
    expect({ path, status: await statusOf(premium, path) }).toEqual({ path, status: 200 });
  }

  await premium.goto(`${carla.origin}/members/${carla.profileId}`);
  await expect(premium.getByRole('link', { name: /gesperrt$/ })).toHaveCount(0);
  await expect(premium.locator('figure img')).toHaveCount(3);

  // Large, and on by the arrow keys.
  await premium.locator('figure a').first().click();
  const dialog = premium.getByRole('dialog', { name: tools.text('lightbox.title', { name: 'Carla' }) });
  const position = (number: string) => tools.text('lightbox.position', { number, count: '3' });
  await expect(dialog.getByText(position('1'), { exact: true })).toBeVisible();
  await premium.keyboard.press('ArrowRight');
  await expect(dialog.getByText(position('2'), { exact: true })).toBeVisible();
  expect(await findings(premium)).toEqual([]);
  await premium.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Whom Carla blocks sees none of it any more, premium or not.
  await carla.page.evaluate(
    async (id) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/block.php', { method: 'POST', headers, body: JSON.stringify({ id }) });
    },
    await profileIdOf(premium),
  );
  await expect(premium.getByRole('heading', { name: german.text('blockedBy.title') })).toBeVisible();
});

test('nothing on the page moves when a premium member’s photos take their places', async ({ browser }) => {
  const premium = await asMember(browser, true);
  const { id } = await someoneWithPhotos(premium);
  await premium.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1280]) {
    await premium.setViewportSize({ width, height: 844 });
    await premium.goto(`${new URL(premium.url()).origin}/members/${id}`);
    await expect(premium.locator('figure img')).not.toHaveCount(1);
    await expect(premium.getByLabel(tools.text('note.label'))).toBeVisible();
    const moved = await premium.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    );
    expect(moved).toBeLessThanOrEqual(0.02);
  }
});

test('on a phone photo, name, town, like and message fit above the tab bar', async ({ browser }) => {
  const page = await asMember(browser, false);
  const { id } = await someoneWithPhotos(page);
  await page.goto(`${new URL(page.url()).origin}/members/${id}`);
  const bottomOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().bottom);
  const message = page.getByRole('main').getByRole('link', { name: german.text('message') });
  for (const height of [700, 844]) {
    await page.setViewportSize({ width: 390, height });
    const fold = await page.locator('.vk-tabbar').evaluate((bar) => bar.getBoundingClientRect().top);
    for (const part of [page.locator('figure').first(), page.getByRole('heading', { level: 1 }), message])
      expect(await bottomOf(part)).toBeLessThanOrEqual(fold);
  }
});

test('a note stays for its writer, and a report ends with a number', async ({ browser }) => {
  const page = await asMember(browser, false);
  const { id, name } = await someoneWithPhotos(page);
  await page.goto(`${new URL(page.url()).origin}/members/${id}`);
  const note = page.getByLabel(tools.text('note.label'));
  const text = `Mag Regen ${Date.now()}`;
  await note.fill(text);
  await page.getByRole('button', { name: tools.text('note.save') }).click();
  await expect(page.getByText(tools.text('note.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue(text);

  await report(page, 'button').click();
  await page.getByRole('radio', { name: reporting.text('reasons.money') }).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: reporting.text('send') }).click();
  const receipt = page.getByRole('dialog', { name: reporting.text('received.title') });
  await expect(receipt.getByText(/^HERZFUNKE-\d{8}-/)).toBeVisible();
  await expect(
    receipt.getByRole('button', { name: reporting.text('received.blockNow', { name }) }),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a visitor reports without an account, and the form knows whom', async ({ browser }) => {
  const page = await openBrand(browser, { host, locale: 'de' });
  await page.goto(`${new URL(page.url()).origin}/members/1`);
  await report(page, 'link').click();
  const complaints = words('de', 'complaints');
  await expect(page.getByRole('textbox', { name: complaints.text('text') })).toHaveValue(
    complaints.text('aboutProfile', { id: '1' }),
  );
});

test('the own profile leads to its editing instead of offering what others do', async ({ browser }) => {
  const page = await asMember(browser, false);
  await page.goto(`${new URL(page.url()).origin}/members/${await profileIdOf(page)}`);
  await expect(page.getByText(german.text('own'), { exact: true })).toBeVisible();
  await expect(report(page, 'button')).toHaveCount(0);
  await page.getByRole('link', { name: german.text('edit'), exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
