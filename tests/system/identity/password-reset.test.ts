import { Visitor } from '#tests/support/http.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { ageLinks, tokenFor } from '#tests/support/account-links.ts';
import {
  confirmed,
  herzfunke,
  password,
  requireUser,
  unconfirmed,
  vlinder,
  type Person,
} from '#tests/support/cast.ts';

type Refusal = { error?: string; fields?: Record<string, string>; email?: string };

const next = 'Nebel-im-Tal-9-Uhr';
const subject = /Neues Passwort/;

const ask = (email: string, host = herzfunke) =>
  new Visitor(host).call<Refusal>('POST /api/password-reset.php', { body: { email } });
const check = (token: string, host = herzfunke) =>
  new Visitor(host).call<Refusal>('POST /api/password-reset.php?check=1', { body: { token } });
const reset = (token: string, changes: object = {}, visitor = new Visitor(herzfunke)) =>
  visitor.call<Refusal>('PUT /api/password-reset.php', {
    body: { token, password: next, password_again: next, ...changes },
  });
const logIn = (email: string, secret: string) =>
  new Visitor(herzfunke).call<Refusal>('POST /api/user.php', { body: { email, password: secret } });

async function resetToken(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  return tokenFor(email, '/reset-password/do');
}

const expired = { status: 410, error: 'link_expired' };
const verdict = ({ status, body }: { status: number; body: Refusal }) => ({ status, error: body.error });

describe('the link of a reset mail', () => {
  test('opens the account with a new password, and ends every session', async () => {
    const alice = await confirmed('Alice');
    const phone = new Visitor(herzfunke);
    await phone.call('POST /api/user.php', { body: { email: alice.email, password } });
    const token = await resetToken(alice.email);
    expect(await check(token)).toMatchObject({ status: 200, body: { email: alice.email } });

    const browser = new Visitor(herzfunke);
    const { status, text } = await reset(token, {}, browser);
    expect(status).toBe(200);
    expect(text).not.toContain('token');
    expect((await requireUser(browser)).id).toBe(alice.user.id);
    for (const other of [alice.visitor, phone])
      expect((await other.call('GET /api/chats.php')).status).toBe(403);
    expect((await logIn(alice.email, password)).status).toBe(401);
    expect((await logIn(alice.email, next)).status).toBe(200);
    expect((await waitForMail(alice.email, { subject: /geändert/ })).html).toContain('/reset-password"');
  });

  test('works once, of several at the same time too', async () => {
    const alice = await confirmed('Alice');
    const token = await resetToken(alice.email);
    const statuses = (await Promise.all([reset(token), reset(token), reset(token)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 410, 410]);
    expect(verdict(await check(token))).toEqual(expired);
  });

  test('ends with the hour, and where another link was used', async () => {
    const alice = await confirmed('Alice');
    const first = await resetToken(alice.email);
    await ageLinks(alice.user.id, '59 minutes');
    expect((await check(first)).status).toBe(200);
    await ageLinks(alice.user.id, '61 seconds');
    expect(verdict(await reset(first))).toEqual(expired);

    const bob = await confirmed('Bob');
    const token = await resetToken(bob.email);
    await database.query(`update users set email = 'moved-' || email where id = $1`, [bob.user.id]);
    expect(verdict(await check(token))).toEqual(expired);
  });

  test('works only on its own brand, and not for deleted accounts', async () => {
    const alice = await confirmed('Alice');
    const token = await resetToken(alice.email);
    expect(verdict(await check(token, vlinder))).toEqual(expired);
    expect(verdict(await reset(token, {}, new Visitor(vlinder)))).toEqual(expired);
    await database.query(`update users set status = 'deleted' where id = $1`, [alice.user.id]);
    expect(verdict(await reset(token))).toEqual(expired);
  });

  test('does not open an account that the operator has shut', async () => {
    const alice = await confirmed('Alice');
    const token = await resetToken(alice.email);
    await database.query('update users set locked_at = now() where id = $1', [alice.user.id]);
    expect(verdict(await check(token))).toEqual({ status: 403, error: 'account_closed' });
    expect(verdict(await reset(token))).toEqual({ status: 403, error: 'account_closed' });
  });

  test('is of no other kind: the link of an activation mail sets no password', async () => {
    const ulla = await unconfirmed('Ulla');
    const token = await tokenFor(ulla.email, '/activate/done');
    expect(verdict(await reset(token))).toEqual(expired);
  });

  test('lies in the database as a hash', async () => {
    const alice = await confirmed('Alice');
    const token = await resetToken(alice.email);
    const { rows } = await database.query<{ row: string }>(
      `select mail_tokens::text as row from mail_tokens where user_id = $1`,
      [alice.user.id],
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });
});

describe('a new password', () => {
  test.each([
    [{ password_again: 'Nebel-im-Tal-8-Uhr' }, { password_again: 'passwords_differ' }],
    [{ password: 'kurz', password_again: 'kurz' }, { password: 'too_short' }],
    [{ password: 'password123', password_again: 'password123' }, { password: 'weak_password' }],
    [{ password: 'Alexandrine1', password_again: 'Alexandrine1' }, { password: 'weak_password' }],
  ])('%j is refused and spends nothing', async (changes, fields) => {
    const alice = await confirmed('Alexandrine');
    const token = await resetToken(alice.email);
    const refused = await reset(token, changes);
    expect({ status: refused.status, fields: refused.body.fields }).toEqual({ status: 422, fields });
    expect((await reset(token)).status).toBe(200);
  });

  test('opens a login that was locked, and is noted', async () => {
    const alice = await confirmed('Alice');
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(alice.email, 'wrong');
    expect((await logIn(alice.email, password)).status).toBe(429);
    await reset(await resetToken(alice.email));
    expect((await logIn(alice.email, next)).status).toBe(200);
    const { rows } = await database.query<{ outcome: string }>(
      'select outcome from login_history where user_id = $1 order by id',
      [alice.user.id],
    );
    expect(rows.map(({ outcome }) => outcome)).toContain('password_reset');
  });

  test('also reaches unconfirmed addresses', async () => {
    const ulla = await unconfirmed('Ulla');
    const browser = new Visitor(herzfunke);
    expect((await reset(await resetToken(ulla.email), {}, browser)).status).toBe(200);
    expect(await requireUser(browser)).toMatchObject({ id: ulla.user.id, status: 'not_confirmed' });
  });
});

describe('asking for the mail', () => {
  test('an unknown address gets the same response, and no mail', async () => {
    const alice = await confirmed('Alice');
    const stranger = `nobody-${crypto.randomUUID()}@people.example`;
    const [known, unknown] = [await ask(alice.email), await ask(stranger)];
    expect([known.status, known.text]).toEqual([200, '{"done":true}']);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await waitForMail(alice.email, { subject });
    expect(await listMails(stranger)).toEqual([]);
  });

  test('is refused from the thirteenth time a day on, for known and unknown addresses alike', async () => {
    const alice = await confirmed('Alice');
    for (const email of [alice.email, `nobody-${crypto.randomUUID()}@people.example`]) {
      for (let time = 0; time < 12; time += 1) expect((await ask(email)).status).toBe(200);
      const { status, text } = await ask(` ${email.toUpperCase()} `);
      expect([status, text]).toEqual([429, '{"error":"too_many_reset_mails"}']);
      // Tomorrow, and on another brand today.
      expect((await ask(email, vlinder)).status).toBe(200);
    }
    await database.query(`update mail_requests set requested_on = requested_on - 1`);
    expect((await ask(alice.email)).status).toBe(200);
    const sent = (await listMails(alice.email)).filter((mail) => subject.test(mail.subject));
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  test('keeps nothing of an address but a fingerprint', async () => {
    const stranger = `nobody-${crypto.randomUUID()}@people.example`;
    await ask(stranger);
    for (const table of ['mail_requests', 'mail_tokens', 'users']) {
      const { rows } = await database.query(`select 1 from ${table} each where each::text like $1`, [
        `%${stranger}%`,
      ]);
      expect({ table, found: rows.length }).toEqual({ table, found: 0 });
    }
  });

  test('uses the language of the account', async () => {
    const nora = await confirmed('Nora', { language: 'fi' });
    await ask(nora.email);
    const mail = await waitForMail(nora.email, { subject: /Uusi salasana/ });
    expect(mail.html).toContain('/fi/reset-password/do?token=');
  });
});

describe('how strong a password is', () => {
  test('is measured at the signup too', async () => {
    const person = (changes: object): Promise<Person> => unconfirmed('Kunigunde', { ...changes });
    await expect(person({ password: 'kunigunde1' })).rejects.toThrow('weak_password');
    await expect(person({ password: 'qwertzuiop' })).rejects.toThrow('weak_password');
  });
});
