import { announceMatch, onMatch, type Match } from './match-announcement.ts';

test('announces an earlier match once, to the first listener', () => {
  announceMatch({ id: 7, profile: null });
  const matches: Match[] = [];
  const stop = onMatch((match) => matches.push(match));
  announceMatch({ id: 8, profile: null });
  stop();
  onMatch((match) => matches.push(match))();
  expect(matches.map(({ id }) => id)).toEqual([7, 8]);
});
