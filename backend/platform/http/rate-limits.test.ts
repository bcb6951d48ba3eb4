import { createRateLimits } from './rate-limits.ts';

const outcome = (taking: Promise<void>) =>
  taking.then(
    () => 'in',
    (error: { code?: string }) => error.code,
  );

it('counts an upload by what it costs', async () => {
  const limits = createRateLimits();
  const ask = (key: string, points?: number) => outcome(limits.consume('upload', key, points));
  const large = [];
  for (let nth = 0; nth < 26; nth += 1) large.push(await ask('user:1', 4));
  expect([large.filter((each) => each === 'in').length, large.at(-1)]).toEqual([25, 'too_many_requests']);
  for (let nth = 0; nth < 100; nth += 1) expect(await ask('user:2')).toBe('in');
  expect(await ask('user:2')).toBe('too_many_requests');
  await limits.close();
});
