import { Visitor } from '#tests/support/http.ts';
import { confirmed, herzfunke, send, signupForm, unconfirmed } from '#tests/support/cast.ts';

test('malformed JSON gets an explanation', async () => {
  const visitor = new Visitor(herzfunke);
  const { status, text } = await visitor.request('/api/user.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{"email": ',
  });
  expect({ status, text }).toEqual({ status: 400, text: '{"error":"malformed_json"}' });
});

test('an oversized body is refused', async () => {
  const { visitor } = await unconfirmed('Alice');
  const { status, body } = await visitor.call('PUT /api/profile.php', {
    body: { about_me: 'x'.repeat(20_000) },
  });
  expect({ status, error: body.error }).toEqual({ status: 413, error: 'body_too_large' });
});

test('unknown calls and methods have answers of their own', async () => {
  const visitor = new Visitor(herzfunke);
  expect((await visitor.call('GET /api/nothing.php')).status).toBe(404);
  const { status, headers } = await visitor.call('DELETE /api/user.php');
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST, GET, PUT' });
});

test('headers that only the front may set are taken from no one', async () => {
  const { visitor, user } = await confirmed('Alice');
  const stranger = new Visitor(herzfunke);
  const { body } = await stranger.call<{ user: unknown }>('GET /api/user.php', {
    headers: { 'x-vonk-brand': 'vlinder', 'x-vonk-client': '1.2.3.4', authorization: `Bearer ${user.id}` },
  });
  expect(body.user).toBeNull();
  expect((await visitor.call('GET /api/user.php')).status).toBe(200);
});

describe('text that cannot be stored as it is', () => {
  const broken = ['\0', '\ud800'];

  test.each(broken)('%j is refused in every field of a signup', async (end) => {
    const visitor = new Visitor(herzfunke);
    for (const changes of [
      { name: `Ada${end}` },
      { city: `Köln${end}` },
      { signup_message: { id: 5, body: `Hallo${end}` } },
      { tracking: { ref: `spring${end}` } },
    ]) {
      const { status, body } = await visitor.call('POST /api/signup.php', {
        body: signupForm('Ada', changes),
      });
      expect({ status, error: body.error }).toEqual({ status: 422, error: 'invalid_input' });
    }
  });

  test.each(broken)('%j is refused in profile, message, complaint and login', async (end) => {
    const alice = await confirmed('Alice');
    const statuses = [
      await alice.visitor.call('PUT /api/profile.php', { body: { about_me: `x${end}` } }),
      await send(alice, 5, `Hallo${end}`),
      await alice.visitor.call('POST /api/complaint.php', {
        body: { name: 'Ada', email: 'ada@people.example', category: 'other', text: `Zehn Zeichen${end}` },
      }),
      await alice.visitor.call('POST /api/user.php', { body: { email: `ada${end}`, password: 'x' } }),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([422, 422, 422, 422]);
  });

  test.each(['discountcode.php?code=', 'members.php?countryregion=', 'page.php?token='])(
    'a NUL is refused in %s',
    async (call) => {
      const { visitor } = await confirmed('Alice');
      expect((await visitor.call(`GET /api/${call}%00`)).status).toBe(422);
    },
  );
});

test('logging out ends the event stream of that session at once', async () => {
  const { visitor } = await confirmed('Alice');
  const stream = await visitor.stream('/api/events.php');
  const ended = new Promise((resolve) => stream.once('end', resolve));
  stream.resume();
  expect((await visitor.call('GET /api/logout.php')).status).toBe(200);
  await ended;
});
