import { randomUUID } from 'node:crypto';
import { isGate } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { confirmed, herzfunke, signupForm } from '#tests/support/cast.ts';
import { idOf, say } from '#tests/support/chatting.ts';

/** Milliseconds. Both texts used to block a process for seconds; the gate measures no time. */
const enough = isGate ? 60_000 : 2_000;

async function timed<T>(act: () => Promise<T>): Promise<{ answer: T; isQuick: boolean }> {
  const start = performance.now();
  const answer = await act();
  return { answer, isQuick: performance.now() - start < enough };
}

const years = `${'2000 '.repeat(28)}2`;
const prices = '1,€'.repeat(117);

test('a first message of years is judged at once, for a visitor without an account', async () => {
  const bob = await confirmed('Bob', { gender: 'man' });
  const body = signupForm('Alice', { signup_message: { id: idOf(bob), body: years } });
  const { answer, isQuick } = await timed(() =>
    new Visitor(herzfunke).call('POST /api/signup.php', { body }),
  );
  expect({ isQuick, isServed: [200, 422].includes(answer.status) }).toEqual({
    isQuick: true,
    isServed: true,
  });
});

test.each([
  ['years', years],
  ['prices', prices],
  ['dots', '. '.repeat(500)],
])('a message of %s is judged at once', async (_name, text) => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { answer, isQuick } = await timed(() => say(alice, bob, text));
  expect({ status: answer.status, isQuick }).toEqual({ status: 200, isQuick: true });
});

test('a text about oneself is judged at once', async () => {
  const { visitor } = await confirmed('Alice');
  const about_me = `${years} ${prices} `.repeat(4).slice(0, 1_990);
  const { answer, isQuick } = await timed(() => visitor.call('PUT /api/profile.php', { body: { about_me } }));
  expect({ isQuick, isServed: [200, 422].includes(answer.status) }).toEqual({
    isQuick: true,
    isServed: true,
  });
});

test('length and recipient are checked before the text itself', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  expect((await say(alice, bob, prices.repeat(3))).body.error).toBe('message_too_long');
  const nobody = { profile_id: 999_999_999, client_message_id: randomUUID(), body: prices };
  const { status } = await alice.visitor.call('POST /api/message.php', { body: nobody });
  expect(status).toBe(404);
});
