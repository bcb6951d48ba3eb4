import { Visitor } from '#tests/support/http.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import {
  activationToken,
  confirmed,
  herzfunke,
  password,
  requireUser,
  send,
  signupForm,
  unconfirmed,
  vlinder,
} from '#tests/support/cast.ts';
import { comeBack, leave, linkBack, logIn, longAgo, runErasure } from '#tests/support/account-deletion.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

const profileStatus = (id: number) =>
  new Visitor(herzfunke).get(`/members/${id}`).then(({ status }) => status);

test('the link of the mail brings everything back, once', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  await send(alice, bob.user.profile.id, 'Bis gleich.');
  const before = await requireUser(alice.visitor);
  await leave(alice);
  const token = await linkBack(alice.email);
  const mail = await waitForMail(alice.email);
  expect(mail.subject).toBe('Dein Konto bei Herzfunke ist gelöscht');
  expect(mail.text).toContain('zurückholen');

  const back = await comeBack(token);
  expect(back.status).toBe(200);
  expect(await requireUser(back.visitor)).toEqual({ ...before, push_subscribed: false });
  expect(await profileStatus(alice.user.profile.id)).toBe(200);
  const { body } = await bob.visitor.call<{ chats: { profile: { name: string } }[] }>('GET /api/chats.php');
  expect(body.chats[0]?.profile.name).toBe('Alice');

  const again = await comeBack(token);
  expect([again.status, again.body.error]).toEqual([410, 'link_expired']);
  expect((await logIn(alice.email)).status).toBe(200);
});

test('a link works only on its own brand', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  const token = await linkBack(alice.email);
  expect((await comeBack(token, new Visitor(vlinder))).status).toBe(410);
  expect((await comeBack(token)).status).toBe(200);
});

test('of many simultaneous presses one restores it', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  const token = await linkBack(alice.email);
  const presses = await Promise.all([1, 2, 3, 4].map(() => comeBack(token)));
  expect(presses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410, 410, 410]);
});

test('13 days, 23 hours and 59 minutes later there is a way back', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  const token = await linkBack(alice.email);
  await longAgo(alice, 14 * day - minute);
  await runErasure();
  expect((await logIn(alice.email)).body.error).toBe('account_deleted');
  expect((await comeBack(token)).status).toBe(200);
  expect(await profileStatus(alice.user.profile.id)).toBe(200);
});

test('14 days later to the second there is none, also before the job has run, and then all is gone', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  const token = await linkBack(alice.email);
  await longAgo(alice, 14 * day);
  expect((await comeBack(token)).body.error).toBe('link_expired');
  expect((await logIn(alice.email)).body.error).toBe('login_failed');
  await runErasure();
  expect(await profileStatus(alice.user.profile.id)).toBe(410);
  const reader = await confirmed('Bob', { gender: 'man' });
  const { status } = await reader.visitor.call('GET /api/member.php', {
    query: { id: alice.user.profile.id },
  });
  expect(status).toBe(410);
  expect((await comeBack(token)).body.error).toBe('link_expired');
});

test('only the right password learns that an account is deleted, and the lock counts on', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  const right = await logIn(alice.email);
  expect([right.status, right.body.error]).toEqual([403, 'account_deleted']);
  const wrong = await logIn(alice.email, 'wrong');
  const stranger = await logIn('nobody@people.example', 'wrong');
  expect([wrong.status, wrong.text]).toEqual([stranger.status, stranger.text]);
  for (let nth = 0; nth < 4; nth += 1) await logIn(alice.email, 'wrong');
  expect((await logIn(alice.email)).body.error).toBe('account_locked');
});

test('the link is resent on request, once while it is new, and alike for an unknown address', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  await linkBack(alice.email);
  const unknown = `nobody-${alice.user.id}@people.example`;
  const ask = (email: string) =>
    new Visitor(herzfunke).call('POST /api/reactivation.php', { body: { email } });
  for (const email of [alice.email, unknown]) {
    const answers = [await ask(email), await ask(email), await ask(email), await ask(email)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  const newest = await linkBack(alice.email, 2);
  expect((await comeBack(newest)).status).toBe(200);
});

test('an active account is mailed no link back', async () => {
  const [alice, bea] = await Promise.all([confirmed('Alice'), confirmed('Bea')]);
  await leave(bea);
  for (const { email } of [alice, bea])
    await new Visitor(herzfunke).call('POST /api/reactivation.php', { body: { email } });
  // The later order has arrived.
  await until(async () => (await listMails(bea.email)).length === 3);
  expect(await listMails(alice.email)).toHaveLength(1);
});

test('an unconfirmed account returns unconfirmed, and what the operator has hidden stays so', async () => {
  const ulla = await unconfirmed('Ulla');
  await leave(ulla);
  const back = await comeBack(await linkBack(ulla.email));
  expect((await requireUser(back.visitor)).status).toBe('not_confirmed');
  expect(await profileStatus(ulla.user.profile.id)).toBe(404);

  const hidden = await confirmed('Hilda');
  await database.query(`update profiles set status = 'disabled' where id = $1`, [hidden.user.profile.id]);
  await leave(hidden);
  expect((await comeBack(await linkBack(hidden.email))).status).toBe(200);
  expect(await profileStatus(hidden.user.profile.id)).toBe(404);
});

test('an account that the operator has shut meanwhile does not come back', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  const token = await linkBack(alice.email);
  await database.query('update users set locked_at = now() where id = $1', [alice.user.id]);
  const back = await comeBack(token);
  expect([back.status, back.body.error]).toEqual([403, 'account_closed']);
  expect((await logIn(alice.email)).body.error).toBe('account_closed');
});

test('the address is free for a new account, whose mail mentions the old one; once confirmed it blocks the return', async () => {
  const alice = await confirmed('Alice');
  await leave(alice);
  const token = await linkBack(alice.email);

  const visitor = new Visitor(herzfunke);
  const body = signupForm('Alice', { email: alice.email, password: 'Nebel-im-Tal-9' });
  expect((await visitor.call('POST /api/signup.php', { body })).status).toBe(200);
  const tells = async () =>
    (await listMails(alice.email)).find(({ text }) =>
      text.includes('Zu dieser Adresse gibt es noch ein gelöschtes Konto'),
    );
  await until(async () => Boolean(await tells()));
  await visitor.call('POST /api/activation.php', { body: { token: await activationToken(alice.email) } });

  const back = await comeBack(token);
  expect([back.status, back.body.error]).toEqual([409, 'account_exists']);
  // The old password still belongs to the old account.
  expect((await logIn(alice.email, password)).body.error).toBe('account_deleted');
  expect((await logIn(alice.email, 'Nebel-im-Tal-9')).status).toBe(200);
});
