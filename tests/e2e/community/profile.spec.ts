import type { Browser, Page } from '@playwright/test';
import { jpeg } from '#tests/support/pictures.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import { sumShifts, watchShifts } from '#tests/support/browser/layout-shift.ts';
import { join, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const locale = 'de';
const photos = words(locale, 'photoBoard');

const alice = (browser: Browser, refusals: number[] = []) =>
  join(browser, { name: 'Alice', gender: 'woman', host, locale, refusals });

const count = (page: Page, held: number, limit: number) =>
  page.getByText(photos.text('count', { count: String(held), limit: String(limit) }), { exact: true });

async function openProfile({ page, origin }: Pick<Member, 'page' | 'origin'>): Promise<void> {
  await page.goto(`${origin}/profile`);
  await expect(page.getByRole('heading', { name: photos.text('title') })).toBeVisible();
}

/** Selects several files at once, as the system's dialog returns them. */
async function choose(page: Page, names: string[]): Promise<void> {
  const size = { width: 480, height: 600 };
  const files = await Promise.all(
    names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await jpeg(size) })),
  );
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
}

/** URLs of the own photos in screen order. */
const shown = (page: Page) =>
  page
    .locator('section[aria-labelledby="profile-photos"] li img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

/** Waits for the drag code: until it has loaded, the photos ignore keys. */
const canBeMoved = (page: Page) =>
  expect(page.locator('section[aria-labelledby="profile-photos"] [inert]')).toHaveCount(0);

/** Waits until the server has stored this order. */
async function saved(page: Page, order: string[]): Promise<void> {
  const held = () =>
    page.evaluate(async () => {
      const answer = (await (await fetch('/api/photos.php')).json()) as { photos: { match: string }[] };
      return answer.photos.map(({ match }) => match);
    });
  await expect.poll(held).toEqual(order);
}

test('nothing on the page moves when its parts arrive', async ({ browser }) => {
  const { page, origin } = await alice(browser);
  await watchShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openProfile({ page, origin });
    await expect(page.getByRole('button', { name: photos.text('pick') })).toBeVisible();
    expect(await sumShifts(page)).toBeLessThanOrEqual(0.02);
  }
});

test('a photo dragged to the front stands there for everyone, and is cut by keyboard', async ({
  browser,
}) => {
  const member = await alice(browser);
  const { page } = member;
  await openProfile(member);
  await choose(page, ['eins.jpg', 'zwei.jpg']);
  await expect(count(page, 2, 3)).toBeVisible();
  await canBeMoved(page);
  const [first = '', second = ''] = await shown(page);
  const [from, to] = await Promise.all(
    [second, first].map((path) => page.locator(`img[src="${path}"]`).boundingBox()),
  );
  if (!from || !to) throw new Error('The photos are not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => shown(page)).toEqual([second, first]);
  await saved(page, [second, first]);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual([second, first]);

  await canBeMoved(page);
  await page.getByLabel(photos.text('more', { number: '1' })).press('Enter');
  await page.getByRole('button', { name: photos.text('cut') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: photos.text('crop.title') });
  await dialog.getByRole('button', { name: photos.text('crop.rotate') }).press('Enter');
  const frame = dialog.getByRole('application', { name: photos.text('crop.area') });
  await frame.press('+');
  await frame.press('+');
  await frame.press('ArrowLeft');
  await expect(dialog.getByRole('slider', { name: photos.text('crop.zoom') })).toHaveValue('1.2');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: photos.text('crop.save') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await shown(page))[0]).not.toBe(second);
  const [cut = ''] = await shown(page);
  expect(await page.evaluate(async (path) => (await fetch(path)).status, cut)).toBe(200);
});
