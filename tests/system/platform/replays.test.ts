import { randomUUID } from 'node:crypto';
import { endpointName } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { isReplayed, neverRetried } from '#lib/contract/retried.ts';
import { Visitor } from '#tests/support/http.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { tokenFor } from '#tests/support/account-links.ts';
import { confirmed, herzfunke, password, unconfirmed } from '#tests/support/cast.ts';

const next = 'Nebel-im-Tal-9-Uhr';
const change = { old_password: password, password: next, password_again: next };

test('every write of a browser can be repeated, but those that open a session', () => {
  const writes = endpoints.filter(({ method, ...rest }) => method !== 'GET' && !('form' in rest));
  const cannot = writes.filter(
    (endpoint) =>
      !('keyed' in endpoint) &&
      !('idempotent' in endpoint) &&
      !isReplayed(endpoint) &&
      endpoint.audience !== 'front',
  );
  const opening = endpoints.filter((endpoint) => 'session' in endpoint && endpoint.session === 'opens');
  expect(cannot.map(endpointName).filter((name) => !neverRetried.has(name))).toEqual([]);
  expect([...neverRetried].sort()).toEqual(opening.map(endpointName).sort());
  expect(opening.filter(isReplayed)).toEqual([]);
});

test('the key of a password reset opens no session', async () => {
  const { email } = await confirmed('Alice');
  const owner = new Visitor(herzfunke);
  await owner.call('POST /api/password-reset.php', { body: { email } });
  const token = await tokenFor(email, '/reset-password/do');
  const key = randomUUID();
  const body = { token, password: next, password_again: next };
  expect((await owner.call('PUT /api/password-reset.php', { body, key })).status).toBe(200);
  for (const sent of [
    body,
    { ...body, token: 'x' },
    { ...body, password: password, password_again: password },
  ]) {
    const stranger = new Visitor(herzfunke);
    const answer = await stranger.call('PUT /api/password-reset.php', { body: sent, key });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await stranger.call('GET /api/user.php')).body).toMatchObject({ user: null });
  }
});

test('another body under a used key is refused', async () => {
  const { visitor } = await confirmed('Alice');
  const key = randomUUID();
  expect((await visitor.call('PUT /api/password.php', { body: change, key })).status).toBe(200);
  const other = { old_password: next, password, password_again: password };
  const { status, body } = await visitor.call('PUT /api/password.php', { body: other, key });
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ error: 'invalid_input', fields: { idempotency_key: 'invalid' } }),
  ]);
  // It is a different write and runs under a new key.
  expect((await visitor.call('PUT /api/password.php', { body: other })).status).toBe(200);
});

test('a write whose response was lost is answered again and done once', async () => {
  const { visitor } = await confirmed('Alice');
  const key = randomUUID();
  const first = await visitor.call('PUT /api/password.php', { body: change, key });
  const again = await visitor.call('PUT /api/password.php', { body: change, key });
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  // Without its key it is a new write, and the old password is wrong by now.
  expect((await visitor.call('PUT /api/password.php', { body: change })).status).toBe(422);
});

test('a refusal is given again as well, and counts once', async () => {
  const { visitor } = await confirmed('Alice');
  const key = randomUUID();
  const wrong = { ...change, old_password: 'not-it-at-all' };
  for (let attempt = 0; attempt < 8; attempt += 1)
    expect((await visitor.call('PUT /api/password.php', { body: wrong, key })).status).toBe(422);
  expect((await visitor.call('PUT /api/password.php', { body: change })).status).toBe(200);
});

test('attempts at the same moment do the write once', async () => {
  const { visitor, email } = await unconfirmed('Ulla');
  const before = (await listMails(email)).length;
  const address = `new-${randomUUID().slice(0, 8)}@people.example`;
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      visitor.call('POST /api/activation-mail.php', { body: { email: address }, key }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200]));
  const later = await visitor.call('POST /api/activation-mail.php', { body: { email: address }, key });
  expect(later.status).toBe(200);
  expect((await listMails(address)).length + (await listMails(email)).length - before).toBeLessThanOrEqual(1);
});

test('another session gets nothing by someone else’s key', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const key = randomUUID();
  await alice.visitor.call('POST /api/export.php', { key });
  const answer = await bob.visitor.call('PUT /api/password.php', {
    body: { ...change, old_password: 'not-it-at-all' },
    key,
  });
  expect(answer.status).toBe(422);
});

test('a stored response can only be read with its key', async () => {
  const { visitor } = await confirmed('Alice');
  const key = randomUUID();
  await visitor.call('PUT /api/password.php', { body: change, key });
  const { rows } = await database.query<{ found: number }>(
    `select count(*)::int as found from idempotency_records
     where encode(response, 'escape') like '%done%' or encode(hash, 'hex') like '%' || $1 || '%'`,
    [key],
  );
  expect(rows[0]?.found).toBe(0);
});

test('an ended session gets no stored response', async () => {
  const { visitor, email } = await confirmed('Alice');
  const key = randomUUID();
  expect((await visitor.call('PUT /api/password.php', { body: change, key })).status).toBe(200);
  const elsewhere = new Visitor(herzfunke);
  await elsewhere.call('POST /api/user.php', { body: { email, password: next } });
  expect((await elsewhere.call('DELETE /api/sessions.php', { body: {} })).status).toBe(200);
  expect((await visitor.call('PUT /api/password.php', { body: change, key })).body.error).toBe(
    'authentication_required',
  );
});

test('keys that agree in 100 characters are different', async () => {
  const { visitor } = await confirmed('Alice');
  const key = 'k'.repeat(100);
  expect((await visitor.call('PUT /api/password.php', { body: change, key })).status).toBe(200);
  expect(await visitor.call('PUT /api/password.php', { body: change, key: `${key}1` })).toMatchObject({
    status: 422,
    body: { fields: { idempotency_key: 'too_long' } },
  });
});

test('a write after an invalid proof is done with a valid one', async () => {
  const { email } = await confirmed('Alice');
  const visitor = new Visitor(herzfunke);
  const key = randomUUID();
  const first = await visitor.call('POST /api/password-reset.php', { body: { email, proof: 'none' }, key });
  expect(first.body.error).toBe('proof_missing');
  expect((await visitor.call('POST /api/password-reset.php', { body: { email }, key })).status).toBe(200);
});
