import { announceMatch, onMatch, type Match } from './match-announcement.ts';

test('a match made before anybody listens is told to the first listener, once', () => {
  announceMatch({ id: 7, profile: null });
  const heard: Match[] = [];
  const stop = onMatch((match) => heard.push(match));
  announceMatch({ id: 8, profile: null });
  stop();
  onMatch((match) => heard.push(match))();
  expect(heard.map(({ id }) => id)).toEqual([7, 8]);
});
