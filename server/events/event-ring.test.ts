import { EventRing } from './event-ring.ts';

function ringFrom(id: string): EventRing {
  const ring = new EventRing();
  ring.beginAfter(id);
  return ring;
}

it('tells a member what came since an event, in order, and nothing of anybody else', () => {
  const ring = ringFrom('run-0');
  ring.add('run-1', 'likes', [1], 'a');
  ring.add('run-2', 'likes', [2], 'b');
  ring.add('run-3', 'message', [1, 2], 'c');
  expect(ring.missed(1, 'run-0')).toEqual(['a', 'c']);
  expect(ring.missed(1, 'run-1')).toEqual(['c']);
  expect(ring.missed(2, 'run-0')).toEqual(['b', 'c']);
  expect(ring.missed(3, 'run-0')).toEqual([]);
  expect(ring.missed(1, 'run-3')).toEqual([]);
});

it('repeats neither who was typing nor the end of a session', () => {
  const ring = ringFrom('run-0');
  ring.add('run-1', 'typing', [1], 'a');
  ring.add('run-2', 'session-ended', [1], 'b');
  ring.add('run-3', null, [], '');
  expect([ring.missed(1, 'run-0'), ring.position]).toEqual([[], 'run-3']);
});

it('says that it does not know: another run, before its beginning, the future, nonsense', () => {
  const ring = ringFrom('run-5');
  ring.add('run-6', 'likes', [1], 'a');
  const unknown = ['other-6', 'run-4', 'run-7', 'run', 'run-', 'run-6x', 'run--1', '../-5', ''];
  expect(unknown.map((id) => ring.missed(1, id))).toEqual(unknown.map(() => null));
  expect(new EventRing().missed(1, 'run-1')).toBeNull();
});

it('begins anew with another run of the backend', () => {
  const ring = ringFrom('run-5');
  ring.add('run-6', 'likes', [1], 'a');
  ring.beginAfter('next-0');
  ring.add('next-1', 'likes', [1], 'b');
  expect([ring.missed(1, 'run-5'), ring.missed(1, 'next-0')]).toEqual([null, ['b']]);
});

it('keeps the newest ten to twenty thousand events', () => {
  const ring = ringFrom('run-0');
  for (let at = 1; at <= 25_000; at += 1) ring.add(`run-${at}`, 'likes', [at % 2], String(at));
  expect(ring.missed(1, 'run-9999')).toBeNull();
  const missed = ring.missed(1, 'run-10000');
  expect([missed?.length, missed?.[0], missed?.at(-1)]).toEqual([7_500, '10001', '24999']);
});
