import type { User } from '#lib/contract/identity/accounts.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { listen } from '#tests/support/listen.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, password, requireUser, type Person } from '#tests/support/cast.ts';
import { getHistory, messageFor, sendMessage, say, show } from '#tests/support/chatting.ts';
import { answered, appealed, decided, listDecisions, reported } from '#tests/support/deciding.ts';
import { eraseNow, listFiles } from '#tests/support/stored-files.ts';
import { change, hashIn, listPhotos, small, waitUntilGone, withPhotos } from '#tests/support/own-photos.ts';

const anyone = () => new Visitor(herzfunke);

/** A stranger's statuses for a profile: of its page and of its call. */
async function seen(id: number): Promise<[number, number]> {
  const visitor = anyone();
  const page = await visitor.get(`/members/${id}`);
  const call = await visitor.call('GET /api/member.php', { query: { id } });
  return [page.status, call.status];
}

async function untilSeen(id: number, expected: [number, number]): Promise<void> {
  await eventually(async () => JSON.stringify(await seen(id)) === JSON.stringify(expected));
}

async function takenBack(reference: string, { email }: Person): Promise<void> {
  expect((await appealed(anyone(), reference, email)).status).toBe(200);
  await answered(reference, 'reversed');
}

test('a removed photo is gone for all others within a second, and back when the appeal succeeds', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), withPhotos('Bob', 2)]);
  const [photo] = await listPhotos(bob.visitor);
  const file = photo?.filename ?? '';
  expect((await anyone().get(file)).status).toBe(200);
  const receipt = await reported(alice, bob, { reason: 'photo', photo: file });
  const reference = await decided(receipt, { action: 'photo_removed', ground: 'photo' });
  await waitUntilGone(anyone(), file);
  expect((await listPhotos(bob.visitor))[0]).toMatchObject({ status: 'rejected', main: false });
  expect((await bob.visitor.get(file)).status).toBe(200);

  await takenBack(reference, bob);
  expect((await listPhotos(bob.visitor))[0]).toMatchObject({ status: 'active', reason: null, main: true });
  await eventually(async () => (await anyone().get(file)).status === 200);
  expect(await listDecisions(bob)).toMatchObject([{ reference, appeal: { outcome: 'reversed' } }]);
});

test('a reported photo stays until it is decided on, though its owner removes it', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), withPhotos('Bob', 1)]);
  const [photo] = await listPhotos(bob.visitor);
  const file = photo?.filename ?? '';
  const receipt = await reported(alice, bob, { reason: 'photo', photo: file });
  await change(bob.visitor, 'DELETE /api/photos.php', { id: photo?.id });
  await database.query(`update photos set removed_at = removed_at - interval '16 minutes' where hash = $1`, [
    hashIn(file),
  ]);
  await eraseNow(file);
  await eventually(async () => {
    const { rowCount } = await database.query('select 1 from photos where hash = $1', [hashIn(file)]);
    return rowCount === 0;
  });
  expect(listFiles(file)).toBeGreaterThan(0);

  await expect(decided(receipt, { action: 'photo_removed', ground: 'photo' })).rejects.toThrow(
    'has no photo',
  );
  await decided(receipt, { action: 'warning', ground: 'photo' });
  await eraseNow(file);
  await eventually(() => listFiles(file) === 0);
});

test('a removed message is gone for both, with its picture, and back when the appeal succeeds', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const first = await sendMessage(bob, alice, 'Hallo.');
  const message = await sendMessage(bob, alice, 'Ich weiß, wo du wohnst.', { reply_to: first.id });
  await bob.visitor.call('PUT /api/reaction.php', { body: { message: first.id, emoji: '👍' } });
  await alice.visitor.call('PUT /api/reaction.php', { body: { message: message.id, emoji: '😢' } });
  const before = [await messageFor(alice, message), await messageFor(bob, message)];
  const reference = await decided(await reported(alice, bob, { message: message.id }), {
    action: 'message_removed',
  });
  for (const person of [alice, bob]) {
    expect(await messageFor(person, message)).toMatchObject({ body: '', reply_to: null });
    const { chat_messages } = await getHistory(person, message.conversation);
    expect(JSON.stringify(chat_messages)).not.toContain('wo du wohnst');
  }
  await takenBack(reference, bob);
  expect([await messageFor(alice, message), await messageFor(bob, message)]).toEqual(before);
});

test('the picture of a removed message waits for the end of appeals', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await giveCredits([bob], 50);
  const { body } = await show(bob, alice.user.profile.id, { file: await jpeg(small) });
  const file = body.message.image?.filename ?? '';
  const reference = await decided(await reported(alice, bob, { message: body.message.id }), {
    action: 'message_removed',
  });
  expect((await alice.visitor.get(file)).status).toBe(404);
  await eraseNow(file);
  expect(listFiles(file)).toBeGreaterThan(0);
  await takenBack(reference, bob);
  expect((await alice.visitor.get(file)).status).toBe(200);
});

test('a hidden profile is shown to none, its member continues, and it is back after the appeal', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { id } = bob.user.profile;
  expect(await seen(id)).toEqual([200, 200]);
  const reference = await decided(await reported(alice, bob), { action: 'profile_hidden' });
  await untilSeen(id, [404, 404]);
  expect((await requireUser(bob.visitor)).profile.status).toBe('disabled');
  // A second measure of the same kind is independent.
  const second = await decided(null, { action: 'profile_hidden', profile: String(id) });
  await takenBack(reference, bob);
  expect(await seen(id)).toEqual([404, 404]);
  await takenBack(second, bob);
  await untilSeen(id, [200, 200]);
});

test('a locked account is shut at once everywhere, stays so after a reset, and opens after the appeal', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await sendMessage(bob, alice, 'Hallo.');
  const elsewhere = anyone();
  const login = { email: bob.email, password };
  const logIn = (visitor: Visitor) =>
    visitor.call<{ user?: User; error?: string }>('POST /api/user.php', { body: login });
  expect((await logIn(elsewhere)).status).toBe(200);
  const stream = await listen(bob);

  const reference = await decided(await reported(alice, bob), { action: 'account_locked' });
  expect(await stream('"type":"session-ended"', 1)).toBe(1);
  for (const visitor of [bob.visitor, elsewhere])
    expect((await visitor.call('GET /api/credits.php')).status).toBe(403);
  expect(await logIn(anyone())).toMatchObject({ status: 403, body: { error: 'account_closed' } });
  // Callers without the password do not learn that it is locked.
  const guess = await anyone().call<{ error: string }>('POST /api/user.php', {
    body: { ...login, password: 'falsch' },
  });
  expect(guess.body.error).toBe('login_failed');
  await untilSeen(bob.user.profile.id, [404, 404]);
  expect((await say(alice, bob, 'Noch da?')).status).toBe(409);

  await anyone().call('POST /api/password-reset.php', { body: { email: bob.email } });
  const mail = await waitForMail(bob.email, { subject: /Passwort/ });
  const link = extractLinks(mail).find((each) => each.includes('reset-password/do')) ?? '';
  const token = new URL(link).searchParams.get('token');
  const fresh = 'Nebel-im-Tal-9-Uhr';
  const reset = await anyone().call('PUT /api/password-reset.php', {
    body: { token, password: fresh, password_again: fresh },
  });
  expect(reset).toMatchObject({ status: 403, body: { error: 'account_closed' } });
  expect(await logIn(anyone())).toMatchObject({ status: 403, body: { error: 'account_closed' } });

  // The link in the mail is the only way left.
  await takenBack(reference, bob);
  const back = anyone();
  expect((await logIn(back)).status).toBe(200);
  expect(await listDecisions({ ...bob, visitor: back })).toMatchObject([
    { reference, reversed_at: expect.any(String) },
  ]);
  await untilSeen(bob.user.profile.id, [200, 200]);
  expect((await say(alice, bob, 'Schön.')).status).toBe(200);
});

test('a decision without a complaint says that there was none', async () => {
  const bob = await confirmed('Bob');
  const profile = String(bob.user.profile.id);
  const reference = await decided(null, { action: 'warning', ground: 'spam', profile });
  const mail = await waitForMail(bob.email, { subject: new RegExp(reference) });
  expect(mail.text).toContain('Wir sind selbst darauf gestoßen.');
  expect(mail.text).toContain('Werbung oder dieselbe Nachricht an viele');
});
