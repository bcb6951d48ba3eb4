import { randomUUID } from 'node:crypto';
import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { tokenFor } from '#tests/support/account-links.ts';
import { confirmed, herzfunke, password, requireUser, signupForm, unconfirmed } from '#tests/support/cast.ts';

type Answer = { error?: string; fields?: Record<string, string>; email?: string; receipt?: string };

const newName = () => `anna-${randomUUID().slice(0, 8)}`;
const inLetters = (name: string) => `${name}@Bücher.example`;
const inPunycode = (name: string) => `${name}@xn--bcher-kva.example`;
const call = (name: string, body: object) => new Visitor(herzfunke).call<Answer>(name, { body });

test('an address with letters in its domain is stored in punycode, shown in letters, and one by both spellings', async () => {
  const name = newName();
  // The mail goes to the stored spelling.
  await unconfirmed('Anna', { email: inLetters(name) });
  const token = await tokenFor(inPunycode(name), '/activate/done');
  expect((await call('POST /api/activation.php', { token })).body.email).toBe(`${name}@bücher.example`);
  const { rows } = await database.query<{ email: string }>('select email from users where email like $1', [
    `${name}@%`,
  ]);
  expect(rows).toEqual([{ email: inPunycode(name) }]);
  for (const email of [inLetters(name), inPunycode(name)]) {
    const visitor = new Visitor(herzfunke);
    const { status } = await visitor.call('POST /api/user.php', { body: { email, password } });
    expect({ email, status }).toEqual({ email, status: 200 });
    expect((await requireUser(visitor)).email).toBe(`${name}@bücher.example`);
    const same = await visitor.call<Answer>('POST /api/mail-change.php', { body: { email, password } });
    expect(same.body.fields).toEqual({ email: 'same_email' });
  }
  expect((await call('POST /api/password-reset.php', { email: inLetters(name) })).status).toBe(200);
  await waitForMail(inPunycode(name), { subject: /Neues Passwort/ });
});

test('a new address, a complaint and a withdrawal take it too', async () => {
  const alice = await confirmed('Alice');
  const name = newName();
  const answer = await alice.visitor.call<Answer>('POST /api/mail-change.php', {
    body: { email: inLetters(name), password },
  });
  expect(answer.body).toEqual({ email: `${name}@bücher.example` });
  const { body } = await alice.visitor.call<{ pending: { email: string } }>('GET /api/mail-change.php');
  expect(body.pending.email).toBe(`${name}@bücher.example`);
  await waitForMail(inPunycode(name));
  for (const [path, more] of [
    ['POST /api/complaint.php', { category: 'other', text: 'Bitte prüfen.' }],
    ['POST /api/withdrawal.php', { order: 'V26-22222-22' }],
  ] as const) {
    const [letters, local] = [newName(), 'ännchen@people.example'];
    const filed = await new Visitor(herzfunke).call<Answer>(path, {
      body: { name: 'Anna', email: inLetters(letters), ...more },
      key: randomUUID(),
    });
    await waitForMail(inPunycode(letters), { subject: new RegExp(filed.body.receipt ?? 'none') });
    const refused = await new Visitor(herzfunke).call<Answer>(path, {
      body: { name: 'Anna', email: local, ...more },
      key: randomUUID(),
    });
    expect(refused.body.fields).toEqual({ email: 'email_letters' });
  }
});

test('letters before the @ are refused by name', async () => {
  const email = 'ännchen@people.example';
  const signedUp = await call('POST /api/signup.php', signupForm('Anna', { email }));
  expect(signedUp.body.fields).toEqual({ email: 'email_letters' });
  const reset = await call('POST /api/password-reset.php', { email });
  expect(reset.body.fields).toEqual({ email: 'email_letters' });
});
