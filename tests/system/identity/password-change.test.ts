import { hash } from '@node-rs/argon2';
import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { tokenFor } from '#tests/support/account-links.ts';
import { confirmed, herzfunke, password, requireUser, type Person } from '#tests/support/cast.ts';

type Refusal = { error?: string; fields?: Record<string, string>; minutes?: number };

const next = 'Nebel-im-Tal-9-Uhr';

const change = ({ visitor }: Person, changes: object = {}) =>
  visitor.call<Refusal>('PUT /api/password.php', {
    body: { old_password: password, password: next, password_again: next, ...changes },
  });

async function another({ email }: Person): Promise<Visitor> {
  const visitor = new Visitor(herzfunke);
  await visitor.call('POST /api/user.php', { body: { email, password } });
  await requireUser(visitor);
  return visitor;
}

test('a change ends all other sessions and their streams, and notifies the member by mail', async () => {
  const alice = await confirmed('Alice');
  const phone = await another(alice);
  const stream = await phone.stream('/api/events.php');
  const ended = new Promise((resolve) => stream.once('end', resolve));
  stream.resume();
  expect((await change(alice)).status).toBe(200);
  await ended;
  // A page that opens its stream only now gets an event instead of a status.
  const late = await phone.stream('/api/events.php');
  expect(late.statusCode).toBe(200);
  expect((await late.toArray()).join('')).toBe('data: {"type":"session-ended"}\n\n');
  expect((await phone.call('GET /api/chats.php')).status).toBe(403);
  expect((await alice.visitor.call('GET /api/chats.php')).status).toBe(200);
  await waitForMail(alice.email, { subject: /Passwort .* geändert/ });

  const logIn = async (secret: string) =>
    (
      await new Visitor(herzfunke).call('POST /api/user.php', {
        body: { email: alice.email, password: secret },
      })
    ).status;
  expect([await logIn(password), await logIn(next)]).toEqual([401, 200]);
});

test.each([
  [{ old_password: 'wrong' }, { old_password: 'wrong_password' }],
  [{ password: password, password_again: password }, { password: 'same_password' }],
  [{ password_again: 'another one' }, { password_again: 'passwords_differ' }],
  [{ password: 'sommer2026', password_again: 'sommer2026' }, { password: 'weak_password' }],
])('%j is refused beside its field and changes nothing', async (changes, fields) => {
  const alice = await confirmed('Alice');
  const phone = await another(alice);
  const { status, body } = await change(alice, changes);
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  expect((await phone.call('GET /api/chats.php')).status).toBe(200);
  await another(alice);
});

test('the old password cannot be guessed, and guessing does not lock the member out', async () => {
  const alice = await confirmed('Alice');
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await change(alice, { old_password: `wrong-${attempt}` })).status).toBe(422);
  const { status, body } = await change(alice);
  expect({ status, body }).toEqual({ status: 429, body: { error: 'account_locked', minutes: 15 } });
  const login = { email: alice.email, password };
  expect((await new Visitor(herzfunke).call('POST /api/user.php', { body: login })).status).toBe(200);
  // The logged-in browser stays logged in.
  expect((await alice.visitor.call('GET /api/chats.php')).status).toBe(200);
});

test('parallel guesses are counted one by one', async () => {
  const alice = await confirmed('Alice');
  const guesses = Array.from({ length: 12 }, (_, at) => change(alice, { old_password: `wrong-${at}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
});

test('a change ends the links that wait: anyone who knew the old password may have ordered them', async () => {
  const alice = await confirmed('Alice');
  await new Visitor(herzfunke).call('POST /api/password-reset.php', { body: { email: alice.email } });
  const reset = await tokenFor(alice.email, '/reset-password/do');
  const email = `new-${alice.email}`;
  await alice.visitor.call('POST /api/mail-change.php', { body: { email, password } });
  const moved = await tokenFor(email, '/mail-change/do');
  expect((await change(alice)).status).toBe(200);

  const visitor = new Visitor(herzfunke);
  const check = await visitor.call('POST /api/password-reset.php?check=1', { body: { token: reset } });
  const confirm = await visitor.call('PUT /api/mail-change.php', { body: { token: moved } });
  expect([check.status, confirm.status]).toEqual([410, 410]);
  const { rows } = await database.query<{ email: string }>('select email from users where id = $1', [
    alice.user.id,
  ]);
  expect(rows).toEqual([{ email: alice.email }]);
});

describe('letters that are typed in another form', () => {
  const letters = 'Käse-müsli-42-Regen';
  const [composed, decomposed] = [letters.normalize('NFC'), letters.normalize('NFD')];
  const logIn = async (email: string, secret: string) =>
    (await new Visitor(herzfunke).call('POST /api/user.php', { body: { email, password: secret } })).status;

  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('are the same password: login, change, mail change and deletion (%#)', async (own, typed) => {
    const alice = await confirmed('Alice', { password: own });
    expect(await logIn(alice.email, typed)).toBe(200);
    const { visitor, email } = alice;
    const body = { email: `new-${email}`, password: typed };
    expect((await visitor.call('POST /api/mail-change.php', { body })).status).toBe(200);
    const same = await change(alice, { old_password: typed, password: own, password_again: typed });
    expect(same.body.fields).toEqual({ password: 'same_password' });
    const other = 'Größe-über-42-Nebel';
    const forms = { password: other.normalize('NFC'), password_again: other.normalize('NFD') };
    expect((await change(alice, { old_password: typed, ...forms })).status).toBe(200);
    const input = { reason: null, password: other.normalize('NFD') };
    expect((await visitor.call('POST /api/account-deletion.php', { body: input })).status).toBe(200);
  });

  test('are counted once they are composed', async () => {
    const alice = await confirmed('Alice');
    const short = 'o\u0308'.repeat(7);
    const { body } = await change(alice, { password: short, password_again: short });
    expect(body.fields).toEqual({ password: 'too_short' });
  });

  test('with an old hash fit as typed, and are hashed again', async () => {
    const alice = await confirmed('Alice');
    await database.query('update users set password_hash = $1 where id = $2', [
      await hash(decomposed),
      alice.user.id,
    ]);
    expect(await logIn(alice.email, composed)).toBe(401);
    expect(await logIn(alice.email, decomposed)).toBe(200);
    expect(await logIn(alice.email, composed)).toBe(200);
  });
});
