import type { OutgoingHttpHeaders } from 'node:http';
import { readEventStream } from '../../server/events/event-lines.ts';
import { until } from '../support/until.ts';
import { confirmed, send, type Person } from './cast.ts';

type Heard = { types: string[]; place: string };

/** What a stream says until it tells its place, which comes after all that was missed. */
async function catchUp({ visitor }: Person, search = '', headers: OutgoingHttpHeaders = {}): Promise<Heard> {
  const stream = await visitor.stream(`/api/events.php${search}`, headers);
  const types: string[] = [];
  return new Promise((resolve) => {
    void readEventStream(stream, ({ name, data, id }) => {
      if (name !== 'place') return types.push((JSON.parse(data) as { type: string }).type);
      stream.destroy();
      return resolve({ types, place: id ?? '' });
    }).catch(() => undefined);
  });
}

test('a stream goes on where it was cut: with what this member missed, and nothing of anybody else', async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  const before = await catchUp(alice);
  expect(before.types).toEqual([]);
  await send(bob, alice.user.profile.id);
  await send(bob, carla.user.profile.id);
  // Each of them comes to the stream after all that was told before it.
  for (const person of [alice, carla])
    await until(async () => (await catchUp(person, `?after=${before.place}`)).types.includes('message'));

  const missed = await catchUp(alice, `?after=${before.place}`);
  expect(missed.types.filter((type) => type === 'message')).toHaveLength(1);
  expect(missed.types).not.toContain('resync');
  const byHeader = await catchUp(alice, '', { 'last-event-id': before.place });
  expect(byHeader.types).toEqual(missed.types);
  // Bob paid twice and wrote twice; of that Alice hears one message.
  const sender = await catchUp(bob, `?after=${before.place}`);
  expect(sender.types.length).toBeGreaterThan(missed.types.length);
  expect((await catchUp(alice, `?after=${missed.place}`)).types).toEqual([]);
});

test('a place that nobody knows any longer is answered with "fetch everything"', async () => {
  const alice = await confirmed('Alice');
  const { place } = await catchUp(alice);
  const [run] = place.split('-');
  for (const unknown of ['0123456789ab-1', `${run}-999999999`, 'nonsense', `${run}-`])
    expect((await catchUp(alice, `?after=${encodeURIComponent(unknown)}`)).types).toEqual(['resync']);
});
