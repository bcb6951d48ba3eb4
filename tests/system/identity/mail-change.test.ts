import { Visitor } from '#tests/support/http.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { ageLinks, tokenFor } from '#tests/support/account-links.ts';
import {
  confirmed,
  herzfunke,
  password,
  requireUser,
  signupForm,
  vlinder,
  type Person,
} from '#tests/support/cast.ts';
import { listen } from '#tests/support/listen.ts';

type Refusal = { error?: string; fields?: Record<string, string>; email?: string };
type Pending = { pending: { email: string; expires_at: string } | null };

const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@new.example`;
const ask = ({ visitor }: Person, email: string, changes: object = {}) =>
  visitor.call<Refusal>('POST /api/mail-change.php', { body: { email, password, ...changes } });
const confirm = (token: string, host = herzfunke) =>
  new Visitor(host).call<Refusal>('PUT /api/mail-change.php', { body: { token } });
const fetchPending = async ({ visitor }: Person) =>
  (await visitor.call<Pending>('GET /api/mail-change.php')).body.pending;
const linkTo = (email: string) => tokenFor(email, '/mail-change/do');
const verdict = ({ status, body }: { status: number; body: Refusal }) => ({ status, error: body.error });
const expired = { status: 410, error: 'link_expired' };

test('a new address counts once its link is pressed, and the old one is reported', async () => {
  const alice = await confirmed('Alice');
  const email = newAddress('alice');
  expect(await ask(alice, email)).toMatchObject({ status: 200, body: { email } });
  expect((await fetchPending(alice))?.email).toBe(email);
  expect((await requireUser(alice.visitor)).email).toBe(alice.email);

  expect(await confirm(await linkTo(email))).toMatchObject({ status: 200, body: { email } });
  expect((await requireUser(alice.visitor)).email).toBe(email);
  expect(await fetchPending(alice)).toBeNull();
  await waitForMail(alice.email, { subject: /E-Mail-Adresse .* geändert/ });
  const { rows } = await database.query(
    `select email_source, email_since > confirmed_at as later from users where id = $1`,
    [alice.user.id],
  );
  expect(rows).toEqual([{ email_source: 'mail_change', later: true }]);

  const logIn = async (address: string) =>
    (await new Visitor(herzfunke).call('POST /api/user.php', { body: { email: address, password } })).status;
  expect([await logIn(alice.email), await logIn(email)]).toEqual([401, 200]);
});

test('the other pages of the member receive it', async () => {
  const alice = await confirmed('Alice');
  const email = newAddress('alice');
  await ask(alice, email);
  const token = await linkTo(email);
  const stream = await listen(alice);
  await confirm(token);
  expect(await stream('"type":"user"', 1)).toBeGreaterThan(0);
});

test('a used link answers the same while its address stays, and does nothing more', async () => {
  const alice = await confirmed('Alice');
  const [first, second] = [newAddress('first'), newAddress('second')];
  await ask(alice, first);
  const token = await linkTo(first);
  expect((await confirm(token)).status).toBe(200);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: first } });
  const mails = (await listMails(alice.email)).filter((mail) => /geändert/.test(mail.subject));
  expect(mails.length).toBeLessThanOrEqual(1);

  await ask(alice, second);
  expect((await confirm(await linkTo(second))).status).toBe(200);
  expect(verdict(await confirm(token))).toEqual(expired);
  expect((await requireUser(alice.visitor)).email).toBe(second);
});

test('a link ends with its day, with the next one, when it is taken back, and on another brand', async () => {
  const alice = await confirmed('Alice');
  const [first, second, third] = [newAddress('first'), newAddress('second'), newAddress('third')];
  await ask(alice, first);
  const earlier = await linkTo(first);
  await ask(alice, second);
  const later = await linkTo(second);
  expect(verdict(await confirm(earlier))).toEqual(expired);
  expect(verdict(await confirm(later, vlinder))).toEqual(expired);
  await ageLinks(alice.user.id, '24 hours');
  expect(await fetchPending(alice)).toBeNull();
  expect(verdict(await confirm(later))).toEqual(expired);

  await ask(alice, third);
  const taken = await linkTo(third);
  expect((await alice.visitor.call('DELETE /api/mail-change.php')).status).toBe(200);
  expect(await fetchPending(alice)).toBeNull();
  expect(verdict(await confirm(taken))).toEqual(expired);
  expect((await requireUser(alice.visitor)).email).toBe(alice.email);
});

test.each([
  ['the wrong password', { password: 'wrong' }, { password: 'wrong_password' }],
  ['no address', { email: 'alice@' }, { email: 'invalid_email' }],
])('%s is refused beside its field', async (_what, changes, fields) => {
  const alice = await confirmed('Alice');
  const { status, body } = await ask(alice, newAddress('alice'), changes);
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  expect(await fetchPending(alice)).toBeNull();
});

test('the address that the account has already is refused', async () => {
  const alice = await confirmed('Alice');
  const { status, body } = await ask(alice, ` ${alice.email.toUpperCase()}`);
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { email: 'same_email' } });
});

test('a taken address gets the same response, a mail without a link, and keeps its owner', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const free = newAddress('alice');
  const first = await ask(alice, free);
  const taken = await ask(alice, bob.email);
  expect([taken.status, Object.keys(taken.body)]).toEqual([first.status, Object.keys(first.body)]);
  expect((await fetchPending(alice))?.email).toBe(bob.email);
  const mail = await waitForMail(bob.email, { subject: /Deine E-Mail-Adresse bei/ });
  expect(mail.html).not.toContain('/mail-change/do');
  expect((await requireUser(bob.visitor)).email).toBe(bob.email);
});

test('an address that was confirmed elsewhere meanwhile is taken', async () => {
  const alice = await confirmed('Alice');
  const email = newAddress('alice');
  await ask(alice, email);
  const token = await linkTo(email);
  const carla = await confirmed('Carla');
  await ask(carla, email);
  const ownToken = await tokenFor(email, '/mail-change/do', token);
  expect((await confirm(ownToken)).status).toBe(200);
  expect(verdict(await confirm(token))).toEqual({ status: 409, error: 'email_taken' });
  expect((await requireUser(alice.visitor)).email).toBe(alice.email);
});

test('an earlier signup with the address can no longer confirm it', async () => {
  const alice = await confirmed('Alice');
  const email = newAddress('alice');
  const stranger = new Visitor(herzfunke);
  await stranger.call('POST /api/signup.php', { body: signupForm('Stranger', { email }) });
  const activation = await tokenFor(email, '/activate/done');
  await ask(alice, email);
  expect((await confirm(await linkTo(email))).status).toBe(200);
  const { status } = await stranger.call('POST /api/activation.php', { body: { token: activation } });
  expect(status).toBe(410);
});

test('a link for a new password in the old mailbox ends', async () => {
  const alice = await confirmed('Alice');
  await new Visitor(herzfunke).call('POST /api/password-reset.php', { body: { email: alice.email } });
  const reset = await tokenFor(alice.email, '/reset-password/do');
  const email = newAddress('alice');
  await ask(alice, email);
  await confirm(await linkTo(email));
  const { status } = await new Visitor(herzfunke).call('POST /api/password-reset.php?check=1', {
    body: { token: reset },
  });
  expect(status).toBe(410);
});

test('mails are limited: the first of each member to one address besides three, then one an hour, five from one member a day', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const victim = newAddress('victim');
  // The first link is still valid, so the second request sends none.
  for (let time = 0; time < 2; time += 1) expect((await ask(alice, victim)).status).toBe(200);
  for (const name of ['Carol', 'Dave']) expect((await ask(await confirmed(name), victim)).status).toBe(200);
  // Limits used up by others do not affect a first request.
  expect((await ask(bob, victim)).status).toBe(200);
  await bob.visitor.call('DELETE /api/mail-change.php');
  expect(verdict(await ask(bob, victim))).toEqual({ status: 429, error: 'too_many_reset_mails' });
  await database.query(`update mail_requests set last_at = last_at - interval '61 minutes'
    where purpose = 'mail_change'`);
  expect((await ask(bob, victim)).status).toBe(200);
  for (let time = 0; time < 4; time += 1) expect((await ask(alice, newAddress('more'))).status).toBe(200);
  expect(verdict(await ask(alice, newAddress('more')))).toEqual({ status: 429, error: 'too_many_mails' });
});
