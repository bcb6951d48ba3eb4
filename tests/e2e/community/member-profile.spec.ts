import type { Browser, Locator, Page } from '@playwright/test';
import { sumShifts, watchShifts } from '#tests/support/browser/layout-shift.ts';
import { join } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const german = words('de', 'member');
const tools = words('de', 'memberTools');

async function asMember(browser: Browser, isPaid: boolean, refusals: number[] = []): Promise<Page> {
  const options = { name: 'Kim', gender: 'man', host, locale: 'de', isPaid, refusals } as const;
  return (await join(browser, options)).page;
}

/** The search's first fictional member with more than two photos. */
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

test('nothing on the page moves when a premium member’s photos take their places', async ({ browser }) => {
  const premium = await asMember(browser, true);
  const { id } = await someoneWithPhotos(premium);
  await watchShifts(premium);
  for (const width of [390, 1280]) {
    await premium.setViewportSize({ width, height: 844 });
    await premium.goto(`${new URL(premium.url()).origin}/members/${id}`);
    await expect(premium.locator('figure img')).not.toHaveCount(1);
    await expect(premium.getByLabel(tools.text('note.label'))).toBeVisible();
    expect(await sumShifts(premium)).toBeLessThanOrEqual(0.02);
  }
});

test('on a phone photo, name, town, like and message fit above the tab bar', async ({ browser }) => {
  const page = await asMember(browser, false);
  const { id } = await someoneWithPhotos(page);
  await page.goto(`${new URL(page.url()).origin}/members/${id}`);
  const getBottom = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().bottom);
  const message = page.getByRole('main').getByRole('link', { name: german.text('message') });
  for (const height of [700, 844]) {
    await page.setViewportSize({ width: 390, height });
    const fold = await page.locator('.vk-tabbar').evaluate((bar) => bar.getBoundingClientRect().top);
    for (const part of [page.locator('figure').first(), page.getByRole('heading', { level: 1 }), message])
      expect(await getBottom(part)).toBeLessThanOrEqual(fold);
  }
});
