import type pg from 'pg';
import { stackDatabase } from '#tests/support/database.ts';
import { signUp, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

test('two strangers on two brands sign up, like each other, match and chat live, and the ledger is right', async ({
  browser,
}) => {
  const [anna, bram] = await Promise.all([
    signUp(browser, { name: 'Anna', gender: 'woman', host: 'herzfunke.localhost', locale: 'de' }),
    signUp(browser, { name: 'Bram', gender: 'man', host: 'vlinder.localhost', locale: 'nl' }),
  ]);

  // Anna likes Bram; his open page shows it without a reload.
  await bram.page.goto(`${bram.origin}/likes`);
  const stream = anna.page.waitForResponse(/\/api\/events\.php/);
  await anna.page.goto(`${anna.origin}/members/${bram.profileId}`);
  await likeButton(anna, 'Bram').click();
  await expect(bram.page.getByRole('link', { name: /Anna/ }).first()).toBeVisible();

  // He likes her back: both see the match.
  await bram.page.goto(`${bram.origin}/likes/m/${anna.profileId}`);
  await stream;
  await likeButton(bram, 'Anna').click();
  await expect(bram.page.getByRole('dialog')).toContainText('Anna');
  await expect(anna.page.getByRole('dialog')).toContainText('Bram');
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: words('de', 'match').text('button', { name: 'Bram' }) })
    .click();

  // The match leads to the chat: Anna writes first, Bram sees it live and answers.
  await expect(anna.page).toHaveURL(`${anna.origin}/members/${bram.profileId}/chat`);
  await write(anna, 'Guten Abend, Bram.');
  await bram.page.goto(`${bram.origin}/chats`);
  await bram.page.getByRole('link', { name: /Anna/ }).first().click();
  await expect(bram.page.getByRole('article').filter({ hasText: 'Guten Abend, Bram.' })).toBeVisible();
  await write(bram, 'Goedenavond, Anna.');
  await expect(anna.page.getByRole('article').filter({ hasText: 'Goedenavond, Anna.' })).toBeVisible();
  await expect(anna.page.getByText(words('de', 'chat').text('seen'), { exact: false }).last()).toBeVisible();

  // Typing shows on the other side.
  await composer(bram).pressSequentially('Tot');
  await expect(
    anna.page.getByText(words('de', 'chat').text('typing'), { exact: true }).first(),
  ).toBeVisible();

  // The ledger and the screen show the cost.
  await anna.page.goto(`${anna.origin}/credits`);
  await expect(anna.page.getByText('Bram').first()).toBeVisible();
  for (const member of [anna, bram]) expect(await loadLedger(member)).toEqual([5, -1]);
});

const likeButton = ({ page, locale }: Member, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', {
      name: new RegExp(`^${words(locale, 'member').text('like')}(, ${name})?$`),
    })
    .first();

const composer = ({ page }: Member) => page.getByRole('main').getByRole('textbox');

async function write(member: Member, text: string): Promise<void> {
  await composer(member).fill(text);
  await composer(member).press('Enter');
  await expect(member.page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

/** Changes of a member's credits in order; their sum is the balance. */
async function loadLedger({ email }: Member): Promise<number[]> {
  const { rows } = await database.query<{ delta: number; credits: number }>(
    `select delta, users.credits from credit_ledger join users on users.id = user_id
     where users.email = $1 order by credit_ledger.id`,
    [email],
  );
  const deltas = rows.map(({ delta }) => delta);
  expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(rows[0]?.credits);
  return deltas;
}
