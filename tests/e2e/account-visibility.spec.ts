import { expectAccessible } from './accessible.ts';
import { join } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const german = words('de', 'visibility');

test('what a member hides is gone for another at once, and back when it is shown again', async ({
  browser,
}) => {
  const refusals = [404];
  const [anna, bram] = await Promise.all([
    join(browser, { name: 'Anna', gender: 'woman', host: 'herzfunke.localhost', locale: 'de' }),
    join(browser, { name: 'Bram', gender: 'man', host: 'vlinder.localhost', locale: 'nl', refusals }),
  ]);
  const hers = `${bram.origin}/members/${anna.profileId}`;
  const title = bram.page.getByRole('heading', { level: 1 });
  const reload = async () => bram.page.goto(hers);

  await reload();
  await expect(title).toHaveText(/^Anna, \d\d$/);
  const place = bram.page.locator('h1 + p');
  await expect(place).toHaveText(/^Köln/);
  // Both show when they are active, and Anna just was.
  const active = bram.page.getByText(words('nl', 'member').text('activity.recent'));
  await expect(active).toBeVisible();

  await anna.page.goto(`${anna.origin}/settings#visibility`);
  const turn = async (name: string) => {
    const saved = anna.page.waitForResponse(
      (answer) => answer.url().endsWith('/api/visibility.php') && answer.request().method() === 'PUT',
    );
    await anna.page.getByRole('switch', { name: german.text(name) }).click();
    expect((await saved).status()).toBe(200);
  };
  await turn('show_age');
  await turn('show_town');
  await turn('show_online');
  await expect(async () => {
    await reload();
    await expect(title).toHaveText('Anna', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(place).not.toHaveText(/Köln/);
  await expect(active).toHaveCount(0);

  await expectAccessible(anna.page);

  await anna.page.getByRole('checkbox', { name: /vlinder/i }).uncheck();
  await expect(async () => {
    expect((await reload())?.status()).toBe(404);
  }).toPass({ timeout: 60_000 });
  await anna.page.getByRole('checkbox', { name: /vlinder/i }).check();
  await turn('show_age');
  await expect(async () => {
    await reload();
    await expect(title).toHaveText(/^Anna, \d\d$/, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
});
