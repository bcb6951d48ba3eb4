import type { Browser, Page } from '@playwright/test';
import { jpeg } from '#tests/support/pictures.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import { sumShifts, watchShifts } from '#tests/support/browser/layout-shift.ts';
import { join, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const locale = 'de';
const profile = words(locale, 'profileForm');
const photos = words(locale, 'photoBoard');
const labels = words(locale, 'profile');

const alice = (browser: Browser, refusals: number[] = []) =>
  join(browser, { name: 'Alice', gender: 'woman', host, locale, refusals });

const about = (page: Page) => page.getByLabel(profile.text('about'), { exact: true });
const save = (page: Page) => page.getByRole('button', { name: profile.text('save'), exact: true });
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

test('a member’s changes are stored, shown to others, and marked until saved', async ({ browser }) => {
  const member = await alice(browser);
  const { page, origin, profileId } = member;
  await openProfile(member);
  await expect(save(page)).toBeDisabled();

  // From the missing item to its field.
  await page.getByRole('link', { name: labels.text('fields.eye_colour'), exact: true }).click();
  const eyes = page.getByLabel(labels.text('fields.eye_colour'), { exact: true });
  await expect(eyes).toBeFocused();
  await eyes.selectOption('green');
  await about(page).fill('Ich koche gern für mehr Leute, als Stühle da sind.');
  await page.getByRole('checkbox', { name: labels.text('interests.dogs'), exact: true }).check();

  // A link asks first; staying keeps the input, and a reload restores it.
  await page.getByRole('link', { name: 'Likes' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: profile.text('leave.no') })
    .click();
  await expect(about(page)).toHaveValue(/Stühle/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(profile.text('restored'))).toBeVisible();
  await expect(about(page)).toHaveValue(/Stühle/);

  await save(page).click();
  await expect(page.getByText(profile.text('saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(about(page)).toHaveValue(/Stühle/);
  await expect(eyes).toHaveValue('green');
  await expect(
    page.getByRole('checkbox', { name: labels.text('interests.dogs'), exact: true }),
  ).toBeChecked();

  await page.goto(`${origin}/members/${profileId}`);
  await expect(page.getByText('Ich koche gern für mehr Leute, als Stühle da sind.')).toBeVisible();
});

test('three photos fit and a fourth does not; they are ordered by keyboard, cut, removed and brought back', async ({
  browser,
}) => {
  const member = await alice(browser);
  const { page } = member;
  await openProfile(member);
  await expect(page.getByRole('heading', { name: photos.text('emptyTitle') })).toBeVisible();

  await choose(page, ['eins.jpg', 'zwei.jpg', 'drei.jpg', 'vier.jpg']);
  const refused = page.getByRole('list', { name: photos.text('refused') });
  await expect(refused).toContainText('vier.jpg');
  await expect(refused).toContainText(photos.text('refusals.photo_limit'));
  await expect(refused.getByRole('link', { name: photos.text('getPremium') })).toHaveAttribute(
    'href',
    '/premium',
  );
  await expect(count(page, 3, 3)).toBeVisible();
  await expect(page.getByText(photos.text('fullFree', { limit: '3', more: '25' }))).toBeVisible();
  await refused.getByRole('button').click();
  expect(await findings(page)).toEqual([]);

  // By keyboard: the first moves one back, and the focus follows.
  await canBeMoved(page);
  const before = await shown(page);
  const [first = '', second = '', third = ''] = before;
  await page.getByRole('button', { name: photos.text('later', { number: '1' }) }).press('Enter');
  await expect.poll(() => shown(page)).toEqual([second, first, third]);
  await expect(page.getByRole('button', { name: photos.text('later', { number: '2' }) })).toBeFocused();
  await expect(page.getByText(photos.text('moved', { number: '2', count: '3' }))).toBeAttached();

  // The last one becomes the main image and stays it.
  await page.getByLabel(photos.text('more', { number: '3' })).press('Enter');
  await page.getByRole('button', { name: photos.text('makeMain') }).press('Enter');
  await expect.poll(() => shown(page)).toEqual([third, second, first]);
  await expect(page.getByText(photos.text('nowMain'))).toBeAttached();
  await saved(page, [third, second, first]);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual([third, second, first]);
  await canBeMoved(page);

  // Rotated and cropped by keyboard only.
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
  await expect.poll(async () => (await shown(page))[0]).not.toBe(third);
  const [cut = ''] = await shown(page);
  const loads = await page.evaluate(async (path) => (await fetch(path)).status, cut);
  expect(loads).toBe(200);

  // Removed, and restored to its place.
  await page.getByLabel(photos.text('more', { number: '2' })).press('Enter');
  await page.getByRole('button', { name: photos.text('remove'), exact: true }).press('Enter');
  await expect(count(page, 2, 3)).toBeVisible();
  expect(await shown(page)).toEqual([cut, first]);
  await page.getByRole('button', { name: photos.text('undo'), exact: true }).click();
  await expect(count(page, 3, 3)).toBeVisible();
  expect([...(await shown(page))].sort()).toEqual([cut, second, first].sort());

  // After the toast has gone, the button below the photos does the same.
  await page.getByLabel(photos.text('more', { number: '3' })).press('Enter');
  await page.getByRole('button', { name: photos.text('remove'), exact: true }).press('Enter');
  await page.getByRole('button', { name: photos.text('restore') }).click();
  await expect(count(page, 3, 3)).toBeVisible();
  await expect(page.getByRole('button', { name: photos.text('restore') })).toBeHidden();
});

test('a photo dragged to the front stands there for everyone', async ({ browser }) => {
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
});
