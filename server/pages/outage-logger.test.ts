import { OutageLogger } from './outage-logger.ts';

function begin() {
  const logged: string[] = [];
  const note = (details: object, words: string) => logged.push(`${words} ${JSON.stringify(details)}`);
  const outage = new OutageLogger({ down: 'away', up: 'back' }, { warn: note, info: note } as never);
  return { logged, outage };
}

it('logs its beginning, reminders at growing intervals, and its end', () => {
  const { logged, outage } = begin();
  for (let second = 0; second < 8 * 3600; second += 1) outage.failed(null, 1_000 + second * 1_000);
  const after = logged.map((line) => Number(/"seconds":(\d+)/.exec(line)?.[1]) / 60);
  expect(after).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 124, 184, 244, 304, 364, 424]);
  outage.over(1_000 + 8 * 3_600_000);
  expect(logged.at(-1)).toBe('back {"failures":28800,"seconds":28800}');
});

it('logs again after its end, and no end where nothing was down', () => {
  const { logged, outage } = begin();
  outage.over();
  outage.failed(null);
  outage.over();
  outage.failed(null);
  expect(logged.map((line) => line.slice(0, 4))).toEqual(['away', 'back', 'away']);
});
