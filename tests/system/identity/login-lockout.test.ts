import { Visitor } from '#tests/support/http.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { ageLinks, tokenFor } from '#tests/support/account-links.ts';
import { confirmed, herzfunke, password, unconfirmed } from '#tests/support/cast.ts';
import { callFrom, newNetwork } from '#tests/support/from-network.ts';

/** Members cannot lock each other out, and guesses are limited. */

const login = 'POST /api/user.php';
const reset = 'POST /api/password-reset.php';

/** Consecutive wrong passwords from one network. */
async function guess(client: string, email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await callFrom({ client }, login, { email, password: `wrong ${time}` })).status);
  return statuses;
}

const toNeighbour = (client: string) => client.replace(/7$/, '99');

test.each([4, 6] as const)('five wrong logins lock out only their own network (IPv%i)', async (kind) => {
  const { email } = await confirmed('Alice');
  const [stranger, owner] = [newNetwork(kind), newNetwork(kind)];
  expect(await guess(stranger, email, 5)).toEqual([401, 401, 401, 401, 401]);
  for (const client of [stranger, toNeighbour(stranger)]) {
    const { status, body } = await callFrom({ client }, login, { email, password });
    expect({ status, body }).toEqual({ status: 429, body: { error: 'account_locked', minutes: 15 } });
  }
  expect((await callFrom({ client: owner }, login, { email, password })).status).toBe(200);
  // The owner's login does not unlock it for the attacker.
  const after = await callFrom({ client: stranger }, login, { email, password });
  expect(after.body.error).toBe('account_locked');
});

test('the lock of a network ends', async () => {
  const { email } = await confirmed('Alice');
  const client = newNetwork();
  await guess(client, email, 5);
  expect((await callFrom({ client }, login, { email, password })).body.error).toBe('account_locked');
  await database.query(
    `update login_attempts_by_origin
       set locked_until = locked_until - interval '15 minutes', last_failure_at = last_failure_at - interval '15 minutes'
     where email = $1`,
    [email],
  );
  expect((await callFrom({ client }, login, { email, password })).status).toBe(200);
});

test('a device that has logged in before gets in from the locked network', async () => {
  const { email } = await confirmed('Alice');
  const client = newNetwork();
  const { device } = (await callFrom({ client }, login, { email, password })).body;
  await guess(client, email, 5);
  expect((await callFrom({ client }, login, { email, password })).body.error).toBe('account_locked');
  const again = await callFrom({ client, devices: `x.y.z,${device}`, proof: false }, login, {
    email,
    password,
  });
  expect(again.status).toBe(200);
  expect(again.body.device).toBe(device);
});

test('the device itself guesses five times, and only it is locked out', async () => {
  const { email } = await confirmed('Alice');
  const client = newNetwork();
  const devices = (await callFrom({ client }, login, { email, password })).body.device ?? '';
  for (let time = 0; time < 5; time += 1) {
    const wrong = await callFrom({ client, devices, proof: false }, login, { email, password: 'wrong' });
    expect(wrong.status).toBe(401);
  }
  const locked = await callFrom({ client, devices }, login, { email, password });
  expect(locked.body.error).toBe('account_locked');
  expect((await callFrom({ client }, login, { email, password })).status).toBe(200);
});

test.each([
  ['of another account', async () => (await fetchDevice((await confirmed('Bob')).email)) ?? ''],
  ['with another signature', async (own: string) => own.slice(0, -3) + (own.endsWith('AAA') ? 'BBB' : 'AAA')],
  ['of a signup with the same address', async (_own: string, email: string) => deviceOfSignup(email)],
])('a device %s is a stranger’s', async (_what, make) => {
  const { email } = await confirmed('Alice');
  const devices = await make((await fetchDevice(email)) ?? '', email);
  const client = newNetwork();
  await guess(client, email, 5);
  expect((await callFrom({ client, devices }, login, { email, password })).body.error).toBe('account_locked');
});

async function fetchDevice(email: string): Promise<string | undefined> {
  return (await callFrom({ client: newNetwork() }, login, { email, password })).body.device;
}

async function deviceOfSignup(email: string): Promise<string> {
  await unconfirmed('Mallory', { email, password: 'Nebel-im-Tal-9' });
  const body = { email, password: 'Nebel-im-Tal-9' };
  return (await callFrom({ client: newNetwork() }, login, body)).body.device ?? '';
}

test('many networks together get thirty guesses; then only a known device or a reset opens', async () => {
  const { email } = await confirmed('Alice');
  const devices = (await fetchDevice(email)) ?? '';
  for (let network = 0; network < 6; network += 1)
    expect(await guess(newNetwork(), email, 5)).toEqual([401, 401, 401, 401, 401]);
  const fresh = { client: newNetwork() };
  const { status, body } = await callFrom(fresh, login, { email, password });
  expect({ status, body }).toEqual({ status: 429, body: { error: 'login_guarded', minutes: 15 } });
  expect((await callFrom({ ...fresh, devices }, login, { email, password })).status).toBe(200);
  // It stays locked for the others.
  expect((await callFrom(fresh, login, { email, password })).body.error).toBe('login_guarded');
  expect((await callFrom(fresh, reset, { email })).status).toBe(200);
});

test('an address without an account is guarded alike', async () => {
  const email = `nobody-${crypto.randomUUID()}@people.example`;
  for (let network = 0; network < 6; network += 1) await guess(newNetwork(), email, 5);
  const { body } = await callFrom({ client: newNetwork() }, login, { email, password });
  expect(body).toEqual({ error: 'login_guarded', minutes: 15 });
});

describe('a proof of work', () => {
  const bare = (client: string) => ({ client, proof: false });

  test('is not required with the right mail and password', async () => {
    const { email } = await confirmed('Alice');
    expect((await callFrom(bare(newNetwork()), login, { email, password })).status).toBe(200);
  });

  test('is required after a failure of the network, for any address', async () => {
    const [{ email }, { email: other }] = [await confirmed('Alice'), await confirmed('Bob')];
    const client = newNetwork();
    expect((await callFrom(bare(client), login, { email, password: 'wrong' })).status).toBe(401);
    const refused = await callFrom(bare(toNeighbour(client)), login, { email: other, password });
    expect([refused.status, refused.body.error]).toEqual([422, 'proof_missing']);
    expect((await callFrom({ client }, login, { email: other, password })).status).toBe(200);
  });

  test('is required after a failure at the address, from any network', async () => {
    const { email } = await confirmed('Alice');
    await callFrom(bare(newNetwork()), login, { email, password: 'wrong' });
    const refused = await callFrom(bare(newNetwork()), login, { email, password });
    expect([refused.status, refused.body.error]).toEqual([422, 'proof_missing']);
  });
});

describe('mails for a new password', () => {
  const ask = (client: string, email: string, devices?: string) =>
    callFrom({ client, ...(devices ? { devices } : {}) }, reset, { email }).then(({ status }) => status);

  const sentTo = async (email: string) =>
    (await listMails(email)).filter(({ subject }) => subject.includes('Neues Passwort')).length;
  const getResetToken = (email: string) => tokenFor(email, '/reset-password/do');
  /** Moves everyone's last mail into the past. */
  const ageMails = () =>
    database.query(`update mail_requests set last_at = last_at - interval '61 minutes'
      where purpose = 'password_reset'`);

  test('are not used up by strangers: the answer is the same while a link is good, and nothing is sent', async () => {
    const alice = await confirmed('Alice');
    for (let network = 0; network < 3; network += 1) {
      const client = newNetwork();
      for (let time = 0; time < 3; time += 1) expect(await ask(client, alice.email)).toBe(200);
    }
    const token = await getResetToken(alice.email);
    expect(await ask(newNetwork(), alice.email)).toBe(200);
    expect(await sentTo(alice.email)).toBe(1);
    const body = { token, password: 'Nebel-im-Tal-9-Uhr', password_again: 'Nebel-im-Tal-9-Uhr' };
    expect((await callFrom({ client: newNetwork() }, 'PUT /api/password-reset.php', body)).status).toBe(200);
    // The link is used, so the next one comes at once.
    expect(await ask(newNetwork(), alice.email)).toBe(200);
    await tokenFor(alice.email, '/reset-password/do', token);
    expect(await sentTo(alice.email)).toBe(2);
  });

  test('come once an hour, for any origin, when those of the day are used up', async () => {
    const alice = await confirmed('Alice');
    expect(await ask(newNetwork(), alice.email)).toBe(200);
    const first = await getResetToken(alice.email);
    await database.query(`update mail_requests set count = 9 where purpose = 'password_reset' and count = 1`);
    await ageLinks(alice.user.id, '59 minutes');
    expect(await ask(newNetwork(), alice.email)).toBe(200);
    await ageMails();
    expect(await ask(newNetwork(), alice.email)).toBe(200);
    await tokenFor(alice.email, '/reset-password/do', first);
    expect(await sentTo(alice.email)).toBe(2);
  });

  test('come to a device of the owner besides', async () => {
    const { email } = await confirmed('Alice');
    const devices = (await fetchDevice(email)) ?? '';
    expect(await ask(newNetwork(), email)).toBe(200);
    const first = await getResetToken(email);
    expect(await ask(newNetwork(), email, devices)).toBe(200);
    await tokenFor(email, '/reset-password/do', first);
  });

  test.each(['Alice', null])('are refused to a network that asks without end (%s)', async (name) => {
    const email = name ? (await confirmed(name)).email : `nobody-${crypto.randomUUID()}@people.example`;
    const client = newNetwork();
    for (let time = 0; time < 12; time += 1) expect(await ask(client, email)).toBe(200);
    expect(await ask(toNeighbour(client), email)).toBe(429);
    expect(await ask(newNetwork(), email)).toBe(200);
    await ageMails();
    expect(await ask(client, email)).toBe(200);
  });
});

test('a browser keeps its device sealed, beyond a logout, for its own brand only', async () => {
  const { email } = await confirmed('Alice');
  const visitor = new Visitor(herzfunke);
  const { headers, text } = await visitor.call(login, { body: { email, password } });
  const line = headers['set-cookie']?.find((each) => each.startsWith('__Host-vonk_device='));
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', `Max-Age=${365 * 86_400}`])
    expect(line).toContain(part);
  expect(line).not.toMatch(/domain=/i);
  expect(text).not.toContain('device');
  await visitor.call('GET /api/logout.php');
  // All test visitors share one network.
  for (let time = 0; time < 5; time += 1)
    await new Visitor(herzfunke).call(login, { body: { email, password: 'wrong' } });
  expect((await new Visitor(herzfunke).call(login, { body: { email, password } })).status).toBe(429);
  expect((await visitor.call(login, { body: { email, password } })).status).toBe(200);
});

test('no network lies in the database', async () => {
  const { email } = await confirmed('Alice');
  const client = newNetwork();
  await guess(client, email, 1);
  const { rows } = await database.query('select * from login_attempts_by_origin where email = $1', [email]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(client.split('.').slice(0, 3).join('.'));
});
