import type { Locator, Page } from '@playwright/test';
import { confirmed } from '../system/cast.ts';
import { idOf } from '../system/chatting.ts';
import { aliceAndBob, expect, field, test, urlOf } from './chat-scene.ts';
import { words } from './words.ts';

const ideas = words('de', 'icebreakers');
const match = words('de', 'match');

/** Longer than what opens by itself waits between two looks. */
const aWhile = 2_500;

/** Holds the answers to a call back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}*`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function expectQuiet(page: Page, dialog: Locator): Promise<void> {
  await page.waitForTimeout(aWhile);
  await expect(dialog).toHaveCount(0);
}

test('the icebreakers open over nothing that is written, and come once the field is left empty', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const page = await pageOf(alice, '/chats');
  const answer = await holdBack(page, '/api/icebreakers.php');
  const dialog = page.getByRole('dialog', { name: ideas.text('title') });
  await page.goto(urlOf(`/members/${idOf(bob)}/chat`));
  await field(page).click();
  const arrived = page.waitForResponse('**/api/icebreakers.php*');
  answer();
  await arrived;
  await expectQuiet(page, dialog);
  await expect(field(page)).toBeFocused();

  await field(page).fill('Hallo B');
  await field(page).blur();
  await expectQuiet(page, dialog);
  await field(page).fill('');
  await field(page).blur();
  await expect(dialog).toBeVisible();
});

test('a match is told once nobody writes a note any more', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const carla = await confirmed('Carla');
  await alice.visitor.call('POST /api/like.php', { body: { id: idOf(bob) } });
  const page = await pageOf(alice, `/members/${idOf(carla)}`);
  const note = page.getByRole('textbox', { name: words('de', 'memberTools').text('note.label') });
  const dialog = page.getByRole('dialog', { name: match.text('title') });
  await note.fill('Mag Regen');
  await bob.visitor.call('POST /api/like.php', { body: { id: idOf(alice) } });
  await expect(page).toHaveTitle(/^\(1\)/);
  await expectQuiet(page, dialog);
  // It was neither saved nor taken back.
  await note.blur();
  await expectQuiet(page, dialog);
  await note.fill('');
  await note.blur();
  await expect(dialog).toBeVisible();
});
