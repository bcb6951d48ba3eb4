import type { Locator, Page } from '@playwright/test';
import { confirmed } from '../system/cast.ts';
import { idOf } from '../system/chatting.ts';
import { aliceAndBob, expect, test } from './chat-scene.ts';
import { words } from './words.ts';

const match = words('de', 'match');

/** Longer than what opens by itself waits between two looks. */
const aWhile = 2_500;

async function expectQuiet(page: Page, dialog: Locator): Promise<void> {
  await page.waitForTimeout(aWhile);
  await expect(dialog).toHaveCount(0);
}

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
