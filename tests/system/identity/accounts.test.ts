import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { tokenFor } from '#tests/support/account-links.ts';
import {
  activationToken,
  confirmed,
  herzfunke,
  password,
  requireUser,
  signupForm,
  unconfirmed,
  vlinder,
} from '#tests/support/cast.ts';

type Refusal = { error: string; fields?: Record<string, string>; minutes?: number };

const signUp = (body: unknown, visitor = new Visitor(herzfunke), key?: string) =>
  visitor.call<Refusal>('POST /api/signup.php', { body, ...(key ? { key } : {}) });

describe('signing up', () => {
  test('opens a session, hides the profile and mails a link', async () => {
    const alice = await unconfirmed('Alice');
    expect(alice.user).toMatchObject({
      status: 'not_confirmed',
      credits: 0,
      paid_user: false,
      language: 'de',
    });
    expect(alice.user.profile.status).toBe('disabled');
    expect((await waitForMail(alice.email)).subject).toContain('Herzfunke');
    const { status } = await new Visitor(herzfunke).call('GET /api/member.php', {
      query: { id: alice.user.profile.id },
    });
    expect(status).toBe(404);
  });

  test('the session token never reaches the browser', async () => {
    const { text } = await signUp(signupForm('Alice'));
    expect(text).not.toContain('token');
  });

  test.each([
    ['invalid mail', { email: 'alice@' }, 'email', 'invalid_email'],
    ['no such date', { date_of_birth: '1990-02-30' }, 'date_of_birth', 'invalid_date'],
    ['no consent to the terms', { consent_terms: false }, 'consent_terms', 'consent_missing'],
    ['no consent to sensitive data', { consent_sensitive: false }, 'consent_sensitive', 'consent_missing'],
    ['short password', { password: 'abc' }, 'password', 'too_short'],
    ['filled by a robot', { website: 'https://spam.example' }, 'website', 'invalid'],
  ])('%s is refused beside its field and writes nothing', async (_case, changes, field, code) => {
    const form = { ...signupForm('Alice'), ...changes };
    const { status, body } = await signUp(form);
    expect({ status, code: body.fields?.[field] }).toEqual({ status: 422, code });
    const { rows } = await database.query('select 1 from users where email = $1', [form.email]);
    expect(rows).toHaveLength(0);
  });

  test('under 18 is refused by the server', async () => {
    const seventeen = new Date(Date.now() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await signUp(signupForm('Alice', { date_of_birth: seventeen }));
    expect({ status, error: body.error }).toEqual({ status: 422, error: 'under_age' });
  });

  test('a retry with the same key opens the same account', async () => {
    const form = signupForm('Alice');
    const key = crypto.randomUUID();
    const first = new Visitor(herzfunke);
    const second = new Visitor(herzfunke);
    await Promise.all([signUp(form, first, key), signUp(form, second, key)]);
    expect((await requireUser(first)).id).toBe((await requireUser(second)).id);
  });

  test('a taken address gets the same response and mails its owner', async () => {
    const alice = await confirmed('Alice');
    const stranger = new Visitor(herzfunke);
    const taken = await signUp(signupForm('Stranger', { email: alice.email }), stranger);
    const fresh = await signUp(signupForm('Stranger'));
    expect(taken.status).toBe(fresh.status);
    expect(shape(taken.body)).toEqual(shape(fresh.body));
    const second = await waitForMail(alice.email, { subject: /Konto/ });
    expect(second.html).not.toContain('/activate/');
    expect((await requireUser(stranger)).status).toBe('not_confirmed');
  });
});

describe('confirming the address', () => {
  test('shows the profile and grants the signup credits once', async () => {
    const alice = await unconfirmed('Alice');
    const token = await activationToken(alice.email);
    const activate = () => new Visitor(herzfunke).call('POST /api/activation.php', { body: { token } });
    await Promise.all([activate(), activate(), activate()]);
    const user = await requireUser(alice.visitor);
    expect(user).toMatchObject({ status: 'active', credits: 5, profile: { status: 'active' } });
    const { rows } = await database.query(
      'select delta, balance, reason from credit_ledger where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ delta: 5, balance: 5, reason: 'signup' }]);
  });

  test('an unknown token is refused', async () => {
    const { status, body } = await new Visitor(herzfunke).call('POST /api/activation.php', {
      body: { token: 'x' },
    });
    expect({ status, error: body.error }).toEqual({ status: 410, error: 'activation_failed' });
  });

  test.each([
    ['in its own session', true],
    ['elsewhere by its password', false],
  ])('of several signups with the address a link confirms one %s', async (_where, inSession) => {
    const { email } = await unconfirmed('Stranger', { password: 'Nebel-am-Neckar-3' });
    const strangers = await tokenFor(email, '/activate/done');
    const owner = await unconfirmed('Alice', { email });
    const own = await tokenFor(email, '/activate/done', strangers);
    const elsewhere = new Visitor(herzfunke);
    const confirm = (visitor: Visitor, body: object) =>
      visitor.call<Refusal>('POST /api/activation.php', { body });
    const refused = (reason: string) => ({ status: 422, body: { fields: { password: reason } } });

    for (const visitor of [owner.visitor, elsewhere])
      expect(await confirm(visitor, { token: strangers })).toMatchObject(refused('required'));
    expect(await confirm(owner.visitor, { token: strangers, password })).toMatchObject(
      refused('wrong_password'),
    );
    expect((await requireUser(owner.visitor)).status).toBe('not_confirmed');
    const answer = inSession
      ? await confirm(owner.visitor, { token: own })
      : await confirm(elsewhere, { token: own, password });
    expect(answer.status).toBe(200);
    expect((await requireUser(owner.visitor)).status).toBe('active');
  });

  test('a mail to a new address replaces the old link', async () => {
    const alice = await unconfirmed('Alice');
    const old = await activationToken(alice.email);
    const email = `moved-${alice.email}`;
    expect((await alice.visitor.call('POST /api/activation-mail.php', { body: { email } })).status).toBe(200);
    const { status } = await alice.visitor.call('POST /api/activation.php', { body: { token: old } });
    expect(status).toBe(410);
    const token = await activationToken(email);
    expect((await alice.visitor.call('POST /api/activation.php', { body: { token } })).status).toBe(200);
    expect((await requireUser(alice.visitor)).email).toBe(email);
  });
});

describe('logging in', () => {
  const logIn = (email: string, secret: string, visitor = new Visitor(herzfunke)) =>
    visitor.call<Refusal>('POST /api/user.php', { body: { email, password: secret } });

  test('works with the right password, only on the own brand', async () => {
    const alice = await confirmed('Alice');
    const elsewhere = new Visitor(vlinder);
    expect((await logIn(alice.email, password)).status).toBe(200);
    expect((await logIn(alice.email, password, elsewhere)).status).toBe(401);
  });
});

test('the language is stored with the account', async () => {
  const alice = await confirmed('Alice');
  await alice.visitor.call('PUT /api/user.php', { body: { language: 'fi' } });
  expect((await requireUser(alice.visitor)).language).toBe('fi');
});

/** The keys of a response at every depth, without its values. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]));
}
