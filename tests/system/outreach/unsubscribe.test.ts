import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Unsubscription } from '#lib/contract/outreach/unsubscribe.ts';
import { makeUnsubscribeToken } from '#backend/outreach/unsubscribe/unsubscribe-token.ts';
import { Visitor } from '#tests/support/http.ts';
import { mailEventsKey, sendMailEvents } from '#tests/support/mail-events.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, requireUser, unconfirmed, vlinder, type Person } from '#tests/support/cast.ts';

type UnsubscribeAnswer = Unsubscription & { error?: string };

/** The token of a mail to this person, as the backend makes it. */
function tokenFor({ user }: Person, kind: NotificationKind = 'like', brandId = 'herzfunke'): string {
  return makeUnsubscribeToken({ FRONT_KEY: stackAddress().frontKey }, { brandId, userId: user.id, kind });
}

const look = (token: string, host = herzfunke) =>
  new Visitor(host).call<UnsubscribeAnswer>('GET /api/unsubscribe.php', { query: { token } });

const choose = (token: string, choice: 'kind' | 'all' | 'undo') =>
  new Visitor(herzfunke).call<UnsubscribeAnswer>('POST /api/unsubscribe.php', {
    query: { token, choice },
    body: {},
  });

/** As mail providers do: without cookies, origin or any header of a browser. */
function oneClick(token: string, body: string, type: string, host = herzfunke) {
  return new Visitor(host).request(`/api/unsubscribe.php?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
}

const urlEncoded = ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'] as const;
const multipart = [
  '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  'multipart/form-data; boundary=b',
] as const;

const reasons = async ({ visitor }: Person) => (await requireUser(visitor)).notifications_disabled;

async function frequency({ user }: Person, kind: NotificationKind): Promise<string | undefined> {
  const { rows } = await database.query<{ email: string }>(
    `select preferences -> $2 ->> 'email' as email from notification_preferences where user_id = $1`,
    [user.id, kind],
  );
  return rows[0]?.email;
}

describe('the one click of RFC 8058', () => {
  test.each([
    ['a urlencoded form', urlEncoded],
    ['a multipart form', multipart],
  ])('as %s stops all notifications at once, any number of times', async (_form, [body, type]) => {
    const alice = await confirmed('Alice');
    const token = tokenFor(alice);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await oneClick(token, body, type)).status).toBe(200);
      expect(await reasons(alice)).toEqual(['listunsubscribe']);
    }
  });

  test('ends what waits to be sent', async () => {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
    const waiting = async () =>
      (await database.query('select 1 from pending_notifications where user_id = $1', [alice.user.id])).rows
        .length;
    await bob.visitor.call('POST /api/like.php', { body: { id: alice.user.profile.id } });
    expect(await waiting()).toBeGreaterThan(0);
    await oneClick(tokenFor(alice), ...urlEncoded);
    expect(await waiting()).toBe(0);
  });

  test('refuses alike a forged token, one of another brand, and a deleted member', async () => {
    const alice = await confirmed('Alice');
    const token = tokenFor(alice);
    const [body = '', mark = ''] = token.split('.');
    const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace(/\d+/, '1')).toString(
      'base64url',
    );
    const missingAccount = makeUnsubscribeToken(
      { FRONT_KEY: stackAddress().frontKey },
      { brandId: 'herzfunke', userId: 999_999_999, kind: 'like' },
    );
    const answers = await Promise.all([
      oneClick(`${other}.${mark}`, ...urlEncoded),
      oneClick('x', ...urlEncoded),
      oneClick(missingAccount, ...urlEncoded),
      oneClick(token, ...urlEncoded, vlinder),
      oneClick(tokenFor(alice, 'like', 'vlinder'), ...urlEncoded),
    ]);
    for (const { status, text } of answers)
      expect({ status, text }).toEqual({ status: 410, text: '{"error":"link_expired"}' });
    expect(await reasons(alice)).toEqual([]);
  });
});

describe('the link at the end of a mail', () => {
  test('opening it changes nothing and names no member', async () => {
    const alice = await confirmed('Alice');
    const { status, body, text } = await look(tokenFor(alice));
    expect(status).toBe(200);
    expect(body).toEqual({ kind: 'like', stopped: 'none', undo: null });
    expect(text).not.toContain(alice.email);
    const page = await new Visitor(herzfunke).get(`/unsubscribe?token=${tokenFor(alice)}`);
    expect(page.status).toBe(200);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(await reasons(alice)).toEqual([]);
    expect(await frequency(alice, 'like')).toBeUndefined();
  });

  test('stops only its kind, and undoes it', async () => {
    const alice = await confirmed('Alice');
    const token = tokenFor(alice);
    const { body: stopped } = await choose(token, 'kind');
    expect(stopped).toEqual({ kind: 'like', stopped: 'kind', undo: expect.any(String) });
    expect([await frequency(alice, 'like'), await reasons(alice)]).toEqual(['never', []]);
    expect((await choose(token, 'kind')).body).toEqual({ kind: 'like', stopped: 'kind', undo: null });

    const { body: undone } = await choose(stopped.undo ?? '', 'undo');
    expect(undone).toEqual({ kind: 'like', stopped: 'none', undo: null });
    expect(await frequency(alice, 'like')).toBe('daily');
  });

  test('stops all, and undoes it, but nothing else that keeps mails off', async () => {
    const alice = await confirmed('Alice');
    const { body: stopped } = await choose(tokenFor(alice, 'news'), 'all');
    expect(stopped.stopped).toBe('all');
    await sendMailEvents(new Visitor(herzfunke), [event('fbl', alice.email)]);
    expect((await reasons(alice)).toSorted()).toEqual(['fbl', 'listunsubscribe']);
    expect((await choose(stopped.undo ?? '', 'undo')).body.stopped).toBe('all');
    expect(await reasons(alice)).toEqual(['fbl']);
  });

  test('switches nothing on for a mere holder of the mail', async () => {
    const alice = await confirmed('Alice');
    await choose(tokenFor(alice), 'all');
    const { status } = await choose(tokenFor(alice), 'undo');
    expect(status).toBe(410);
    expect(await reasons(alice)).toEqual(['listunsubscribe']);
  });

  test('links from the header’s address to the page', async () => {
    const { status, headers } = await new Visitor(herzfunke).get('/api/unsubscribe.php?token=abc', {
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    expect([status, headers.location]).toEqual([303, '/unsubscribe?token=abc']);
  });
});

test('a member switches mails on again, for any reason', async () => {
  const alice = await confirmed('Alice');
  await oneClick(tokenFor(alice), ...urlEncoded);
  await sendMailEvents(new Visitor(herzfunke), [event('bounce', alice.email)]);
  expect((await reasons(alice)).toSorted()).toEqual(['bounce', 'listunsubscribe']);
  const { status } = await alice.visitor.call('POST /api/notifications.php');
  expect([status, await reasons(alice)]).toEqual([200, []]);
});

function event(kind: 'bounce' | 'soft_bounce' | 'fbl', email: string, daysAgo = 0) {
  return { id: randomUUID(), kind, email, at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() };
}

describe('what the mail provider reports', () => {
  const provider = new Visitor(herzfunke);

  test.each([
    ['bounce', 'bounce'],
    ['fbl', 'fbl'],
  ] as const)('%s stops mails at once, for the address in any case', async (kind, reason) => {
    const alice = await confirmed('Alice');
    const { status, text } = await sendMailEvents(provider, [event(kind, alice.email.toUpperCase())]);
    expect([status, text]).toEqual([200, '{"done":true}']);
    expect(await reasons(alice)).toEqual([reason]);
  });

  test('reaches every account of the address on the brand that sent, and no other', async () => {
    const alice = await confirmed('Alice');
    const again = await unconfirmed('Alice', { email: alice.email });
    const elsewhere = await unconfirmed('Alice', { email: alice.email }, vlinder);
    await sendMailEvents(provider, [event('bounce', alice.email)]);
    expect([await reasons(alice), await reasons(again), await reasons(elsewhere)]).toEqual([
      ['bounce'],
      ['bounce'],
      [],
    ]);
    await sendMailEvents(provider, [{ ...event('fbl', alice.email), brand: 'vlinder' }]);
    expect(await reasons(elsewhere)).toEqual(['fbl']);
  });

  test('three soft bounces within 30 days are a bounce; older ones do not count', async () => {
    const alice = await confirmed('Alice');
    await sendMailEvents(provider, [
      event('soft_bounce', alice.email, 31),
      event('soft_bounce', alice.email, 29),
      event('soft_bounce', alice.email, 1),
    ]);
    expect(await reasons(alice)).toEqual([]);
    await sendMailEvents(provider, [event('soft_bounce', alice.email)]);
    expect(await reasons(alice)).toEqual(['bounce']);

    // Switching mails on again starts from zero.
    await alice.visitor.call('POST /api/notifications.php');
    await sendMailEvents(provider, [event('soft_bounce', alice.email)]);
    expect(await reasons(alice)).toEqual([]);
  });

  test('each event counts once, also when it comes twice at the same time', async () => {
    const alice = await confirmed('Alice');
    const soft = [event('soft_bounce', alice.email), event('soft_bounce', alice.email)];
    await Promise.all([sendMailEvents(provider, soft), sendMailEvents(provider, soft.toReversed())]);
    await sendMailEvents(provider, soft);
    expect(await reasons(alice)).toEqual([]);

    const hard = event('bounce', alice.email);
    await sendMailEvents(provider, [hard]);
    await alice.visitor.call('POST /api/notifications.php');
    await sendMailEvents(provider, [hard]);
    expect(await reasons(alice)).toEqual([]);
  });

  test('an unknown address gets the same response, and is stored only as a fingerprint', async () => {
    const mailEvent = event('bounce', `nobody-${randomUUID()}@people.example`);
    const { status, text } = await sendMailEvents(provider, [mailEvent]);
    expect([status, text]).toEqual([200, '{"done":true}']);
    const { rows } = await database.query<object>('select * from mail_events where id = $1', [mailEvent.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('nobody-');
  });

  test.each([
    ['another key', { key: 'key of another provider' }],
    ['a forged signature', { signature: '0'.repeat(64) }],
    ['a time six minutes ago', { time: Math.floor(Date.now() / 1000) - 360 }],
    ['a time six minutes ahead', { time: Math.floor(Date.now() / 1000) + 360 }],
  ])('is refused with %s', async (_case, forgery) => {
    const alice = await confirmed('Alice');
    const { status, text } = await sendMailEvents(provider, [event('bounce', alice.email)], forgery);
    expect([status, text]).toEqual([403, '{"error":"signature_invalid"}']);
    expect(await reasons(alice)).toEqual([]);
  });

  test.each(['no json', '[]', '{"events":[{"id":"1","kind":"smoke","email":"a@b.example","at":"now"}]}'])(
    'a signed payload of another form is refused: %s',
    async (payload) => {
      const { status } = await sendMailEvents(provider, [], { payload, key: mailEventsKey });
      expect(status).toBe(422);
    },
  );

  test('a member who waits for the activation mail corrects an address that bounced', async () => {
    const alice = await unconfirmed('Alice');
    await sendMailEvents(provider, [event('bounce', alice.email)]);
    expect(await reasons(alice)).toEqual(['bounce']);
    const email = `moved-${alice.email}`;
    await alice.visitor.call('POST /api/activation-mail.php', { body: { email } });
    expect(await reasons(alice)).toEqual([]);
    const { rows } = await database.query('select email_source from users where id = $1', [alice.user.id]);
    expect(rows).toEqual([{ email_source: 'activation' }]);
  });
});
