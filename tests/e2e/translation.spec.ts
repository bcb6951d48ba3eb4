import type { Page } from '@playwright/test';
import { said } from '../system/chatting.ts';
import { findings } from './accessible.ts';
import { aliceAndBob, bubble, expect, log, test, urlOf } from './chat-scene.ts';
import { words } from './words.ts';

const english = 'I love long walks by the sea, and I read far too many books about old ships.';
const german = 'Lange Spaziergänge am Meer mag ich sehr, und ich lese zu viele Bücher über alte Schiffe.';
const texts = words('de', 'translation');

/** A translator as the browser has one of its own; it answers once the page lets it. */
const withTranslator = (page: Page) =>
  page.addInitScript((answer) => {
    const translate = () =>
      new Promise((resolve) => Object.assign(globalThis, { answer: () => resolve(answer) }));
    const Translator = {
      availability: () => Promise.resolve('available'),
      create: () => Promise.resolve({ translate }),
    };
    Object.assign(globalThis, { Translator });
  }, german);

const answer = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: texts.text(name) });

test('a profile and a message in another language are translated by the browser, and shown again as written', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  await alice.visitor.call('PUT /api/profile.php', { body: { about_me: english } });
  await said(alice, bob, english);
  const page = await pageOf(bob, '/');
  await withTranslator(page);
  const sentTo: string[] = [];
  page.on('request', (request) => sentTo.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.goto(urlOf(`/members/${alice.user.profile.id}`));
  const about = page.getByRole('main').locator('p[lang]');
  await expect(about).toHaveText(english);
  await expect(about).toHaveAttribute('lang', 'en');
  await button(page, 'translate').click();
  await expect(page.getByText(texts.text('busy'))).toBeVisible();
  await answer(page);
  await expect(about).toHaveText(german);
  await expect(about).toHaveAttribute('lang', 'de');
  expect(await findings(page)).toEqual([]);
  await button(page, 'original').click();
  await expect(about).toHaveText(english);

  await page.goto(urlOf(`/members/${alice.user.profile.id}/chat`));
  const message = bubble(page, english);
  await expect(message.locator('[lang="en"]')).toHaveText(english);
  await log(page)
    .getByRole('button', { name: texts.text('translate') })
    .click();
  await answer(page);
  await expect(bubble(page, german)).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await log(page)
    .getByRole('button', { name: texts.text('original') })
    .click();
  await expect(message).toHaveCount(1);
  // What was read has gone to nobody.
  expect(sentTo.filter((each) => each.includes('long%20walks') || each.includes('long walks'))).toEqual([]);
});

test('without a translator of the browser there is nothing to press', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  await alice.visitor.call('PUT /api/profile.php', { body: { about_me: english } });
  const page = await pageOf(bob, '/');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'));
  await page.goto(urlOf(`/members/${alice.user.profile.id}`));
  await expect(page.getByRole('main').locator('p[lang="en"]')).toHaveText(english);
  await expect(button(page, 'translate')).toHaveCount(0);
});
