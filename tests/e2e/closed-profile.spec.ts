import { agreeing } from '../system/cast.ts';
import { withPhotos } from '../system/own-photos.ts';
import { stackAddress } from '../support/stack.ts';
import { join, openBrand } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const host = 'herzfunke.localhost';
const member = words('de', 'member');

test('a profile for members only says so to visitors, and is whole to a member', async ({ browser }) => {
  const mara = await agreeing(await withPhotos('Mara', 3, host), { shown_to_visitors: false });
  const address = `http://${host}:${stackAddress().frontPort}/members/${mara.user.profile.id}`;

  const visitor = await openBrand(browser, { host, locale: 'de' });
  await visitor.goto(address);
  await expect(visitor.getByText(member.text('closed.title'))).toBeVisible();
  await expect(visitor.getByText('Mara')).toHaveCount(0);

  const bob = await join(browser, { name: 'Bob', gender: 'man', host, locale: 'de' });
  await bob.page.goto(address);
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText('Mara, 35');
  const main = bob.page.getByRole('main');
  await expect(main.getByText('2 weitere Fotos')).toBeVisible();
  await expect(main).not.toContainText('{');
  const photo = main.getByRole('img').first();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
