import { confirmed, password, unconfirmed } from '#tests/support/cast.ts';
import { idOf, sendMessage } from '#tests/support/chatting.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { aliceAndBob, bubble, expect, field, test, texts, urlOf } from '#tests/support/browser/chat-scene.ts';
import { words } from '#tests/support/browser/words.ts';

const login = words('de', 'login');
const refusals = words('de', 'refusals');
const database = stackDatabase();
test.afterAll(() => database.end());

test('without a session a conversation leads to the login, and from there to itself', async ({ browser }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(bob, alice, 'Eins.');
  const context = await browser.newContext({ locale: 'de' });
  const page = await context.newPage();
  const entry = page.getByRole('button', {
    name: words('de', 'entryWarning').text('enter', { minAge: '18' }),
  });
  await page.goto(urlOf(`/chats/${conversation}`));
  await expect(page).toHaveURL(urlOf(`/login?next=%2Fchats%2F${conversation}`));
  await entry.click();
  await page.getByLabel(login.text('email'), { exact: true }).fill(alice.email);
  await page.getByLabel(login.text('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: login.text('submit'), exact: true }).click();
  await expect(page).toHaveURL(urlOf(`/chats/${conversation}`));
  await expect(bubble(page, 'Eins.')).toBeVisible();
});

test('conversations of others, missing ones and missing members are not found', async ({ pageOf }) => {
  const [[alice, bob], carla] = await Promise.all([aliceAndBob(), confirmed('Carla')]);
  const { conversation } = await sendMessage(bob, alice, 'Unter uns.');
  const page = await pageOf(carla, `/chats/${conversation}`, { refusals: [404] });
  for (const path of [`/chats/${conversation}`, '/chats/999999999', '/members/999999999/chat']) {
    await page.goto(urlOf(path));
    await expect(page.getByText(texts.text('missing'))).toBeVisible();
    await expect(page.getByText('Unter uns.')).toHaveCount(0);
    await expect(field(page)).toHaveCount(0);
  }
  const links = page.getByRole('main').getByRole('link', { name: texts.text('toChats') });
  await expect(links).toHaveAttribute('href', '/chats');
});

test('the address with the member opens the conversation that exists', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  await sendMessage(bob, alice, 'Eins.');
  const page = await pageOf(alice, `/members/${idOf(bob)}/chat`);
  await expect(bubble(page, 'Eins.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an unconfirmed member gets an explanation before writing, and no invitation to begin', async ({
  pageOf,
}) => {
  const [alice, bob] = await Promise.all([unconfirmed('Alice'), confirmed('Bob')]);
  const page = await pageOf(alice, `/members/${idOf(bob)}/chat`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(refusals.text('notConfirmed'));
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    '/complete-signup',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a conversation with someone who has left stays readable, with a note', async ({ pageOf }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(bob, alice, 'Leb wohl.');
  await database.query("update profiles set status = 'deleted' where id = $1", [idOf(bob)]);
  const page = await pageOf(alice, `/chats/${conversation}`, { refusals: [404, 410] });
  await expect(bubble(page, 'Leb wohl.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(refusals.text('gone'));
});

test('a chat with oneself redirects to the own profile', async ({ pageOf }) => {
  const alice = await confirmed('Alice');
  const page = await pageOf(alice, `/members/${idOf(alice)}/chat`);
  await expect(page).toHaveURL(urlOf('/profile'));
});
