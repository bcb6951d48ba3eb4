import { join } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const texts = words('de', 'matchFinder');

test('five questions by keyboard lead to a shortlist with reasons; back and reload keep the answers', async ({
  browser,
}) => {
  const alice = await join(browser, {
    name: 'Alice',
    gender: 'woman',
    host: 'herzfunke.localhost',
    locale: 'de',
  });
  const { page, origin } = alice;
  const question = (step: string) => page.getByRole('heading', { name: texts.text(`${step}.title`) });

  await page.goto(`${origin}/members`);
  await page
    .getByRole('main')
    .getByRole('link', { name: texts.text('title') })
    .click();
  await expect(question('who')).toBeVisible();
  await expect(page.getByRole('radio', { name: texts.text('who.man'), exact: true })).toBeChecked();

  // By keyboard alone: the arrow keys choose, Enter goes on.
  await page.getByRole('radio', { name: texts.text('who.man'), exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: texts.text('who.any'), exact: true })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(question('ages')).toBeFocused();
  await page.getByLabel(texts.text('ages.from'), { exact: true }).selectOption('25');
  await page.getByLabel(texts.text('ages.to'), { exact: true }).selectOption('50');

  // A reload keeps step and answers.
  await page.reload();
  await expect(question('ages')).toBeVisible();
  await expect(page.getByLabel(texts.text('ages.from'), { exact: true })).toHaveValue('25');
  const next = page.getByRole('button', { name: texts.text('next'), exact: true });
  await next.click();
  await expect(question('distance')).toBeFocused();
  await page.getByRole('radio', { name: texts.text('distance.upTo', { distance: '200' }) }).check();

  // The browser's back button and our own go one question back.
  await next.click();
  await expect(question('reason')).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('radio', { name: texts.text('distance.upTo', { distance: '200' }) }),
  ).toBeChecked();
  await next.click();
  await page.getByRole('button', { name: texts.text('back') }).click();
  await expect(question('distance')).toBeVisible();
  await next.click();
  await next.click();
  await expect(question('interests')).toBeVisible();
  for (const interest of ['Wandern', 'Wein', 'Kochen', 'Lesen', 'Reisen', 'Hunde'])
    await page.getByRole('checkbox', { name: interest, exact: true }).check();
  await page.getByRole('button', { name: texts.text('show') }).click();

  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(12);
  await expect(page.getByText(/^Das mögt ihr beide: /).first()).toBeVisible();

  const before = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  await page.reload();
  await expect(cards.first()).toBeVisible();
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(before);

  // A like from the list, and the same answers as a search.
  const like = cards.first().getByRole('button');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: texts.text('search') }).click();
  await expect(page).toHaveURL(
    /\/members\?gender=man&country=DE&city=K%C3%B6ln&distance=200&min_age=25&max_age=50/,
  );
});
