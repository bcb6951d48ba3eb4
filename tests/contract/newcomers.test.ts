import { setTimeout as sleep } from 'node:timers/promises';
import type { Chat } from '../../lib/contract/chats.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { confirmed, requireUser, unconfirmed, type Person } from './cast.ts';

const chatsOf = async ({ visitor }: Person) =>
  (await visitor.call<{ chats: Chat[] }>('GET /api/chats.php')).body.chats;

const matchesOf = async ({ visitor }: Person) =>
  (await visitor.call<{ profiles: MemberTile[] }>('GET /api/signup-matches.php')).body.profiles;

test('a message written at signup is sent and paid once the address is confirmed', async () => {
  const bob = await confirmed('Bob', { gender: 'man' });
  const signup_message = { id: bob.user.profile.id, body: 'Dein Hund gefällt mir.' };
  await unconfirmed('Ulla', { signup_message });
  const alice = await confirmed('Alice', { signup_message });
  const [chat] = await eventually(() => chatsOf(bob));
  expect(chat).toMatchObject({
    profile_id: alice.user.profile.id,
    last_message: { body: 'Dein Hund gefällt mir.', automatic: false },
  });
  expect(await chatsOf(bob)).toHaveLength(1);
  expect((await requireUser(alice.visitor)).credits).toBe(4);
});

test('signup matches are up to twelve members who fit, real ones first', async () => {
  const alice = await confirmed('Alice', { gender: 'woman', sexuality: 'hetero' });
  const profiles = await matchesOf(alice);
  expect(profiles.length).toBeGreaterThan(0);
  expect(profiles.length).toBeLessThanOrEqual(12);
  expect(new Set(profiles.map(({ gender }) => gender))).toEqual(new Set(['man']));
  const kinds = profiles.map((profile) => (profile.fictional_icon ? 'fictional' : 'real')).join(' ');
  expect(kinds).not.toContain('fictional real');
  const lesbian = await confirmed('Carla', { gender: 'woman', sexuality: 'lesbian' });
  expect(new Set((await matchesOf(lesbian)).map(({ gender }) => gender))).toEqual(new Set(['woman']));
});

/** Asks again until something is there. */
async function eventually<T>(ask: () => Promise<T[]>, patience = 15_000): Promise<T[]> {
  for (const start = Date.now(); Date.now() - start < patience; await sleep(150)) {
    const answer = await ask();
    if (answer.length > 0) return answer;
  }
  throw new Error('It did not come in time');
}
