import type { Page } from '@playwright/test';
import { stackAddress } from '../support/stack.ts';
import { expectAccessible } from './accessible.ts';
import { watchConsole } from './console-errors.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const gallery = words('de', 'landerGallery');
const icons = words('de', 'landerIcons');
const map = words('de', 'landerMap');
const social = words('de', 'landerSocial');
const profile = words('de', 'profile');
const origin = () => `http://herzfunke.localhost:${stackAddress().frontPort}`;

/** The browser itself opens and closes, counts and chooses: everything here holds with scripts and without. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ locale: 'de', javaScriptEnabled, viewport: { width: 390, height: 844 } });

    const open = async (page: Page, lander: string) => {
      watchConsole(page.context());
      await page.goto(`${origin()}/landers/${lander}`);
    };

    test('a photo of the gallery opens larger, with its words, and closes by button and by Escape', async ({
      page,
    }) => {
      await open(page, 'gallery');
      const photos = page.getByRole('list', { name: gallery.text('photos') }).getByRole('button');
      const large = page.getByRole('dialog');
      await photos.first().click();
      await expect(large).toBeVisible();
      await expect(large.getByRole('img').first()).toBeVisible();
      await expect(large.getByRole('link', { name: gallery.text('profile') })).toHaveAttribute(
        'href',
        /^\/members\/\d+$/,
      );
      if (javaScriptEnabled) await expectAccessible(page);
      await large.getByRole('button', { name: gallery.text('close') }).click();
      await expect(large).toBeHidden();
      await photos.first().click();
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(photos.first()).toBeFocused();
    });

    test('an icon that is chosen says something, and moves nothing', async ({ page }) => {
      await open(page, 'iconslanding');
      const question = page.getByRole('group', { name: icons.text('evening') });
      await expect(question.getByText(icons.text('tap'))).toBeVisible();
      const before = (await question.boundingBox())?.height;
      await question.getByRole('radio', { name: profile.text('interests.dogs') }).click();
      await expect(question.getByText(icons.text('said.dogs'))).toBeVisible();
      await expect(question.getByText(icons.text('tap'))).toBeHidden();
      await page.keyboard.press('ArrowLeft');
      await expect(question.getByText(icons.text('said.board_games'))).toBeVisible();
      await expect(question.getByText(icons.text('said.dogs'))).toBeHidden();
      expect((await question.boundingBox())?.height).toBe(before);
    });

    test('a town of the map leads to its members, from the drawing and from the list', async ({ page }) => {
      await open(page, 'maplanding');
      const list = page.getByRole('region', { name: map.text('towns') });
      await expect(list.getByRole('link', { name: /^Köln/ })).toHaveAttribute(
        'href',
        '/members?country=DE&city=K%C3%B6ln',
      );
      await page.locator('svg a[href*="city=Berlin"] circle').last().click();
      await expect(page).toHaveURL(`${origin()}/members?country=DE&city=Berlin`);
    });

    test('the bar of the social page leads to the form and stays away from it', async ({ page }) => {
      await open(page, 'socialnetwork');
      await expect(page.getByRole('heading', { name: social.text('feed') })).toBeVisible();
      await page.locator('a[href="#door"]').click();
      await expect(page.locator('#door')).toBeInViewport();
      await expect(page.locator('#door').getByRole('button')).toBeInViewport();
    });
  });
}
