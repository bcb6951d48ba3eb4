import { isPassing, maxRetries, mayRetry, needsKey, retryDelay } from './retry.ts';

test('a call is repeated five times at most', () => {
  expect(maxRetries).toBe(5);
});

test.each([
  ['GET /api/chats.php', true, false],
  ['POST /api/message.php', true, true],
  ['DELETE /api/like.php', true, true],
  ['PUT /api/GET .php', true, true],
  ['POST /api/user.php', false, false],
  ['POST /api/signup.php', false, false],
])('%s may be repeated: %s, and carries a key: %s', (name, may, key) => {
  expect([mayRetry(name), needsKey(name)]).toEqual([may, key]);
});

test.each([
  [0, true],
  [200, false],
  [400, false],
  [429, false],
  [499, false],
  [500, true],
  [503, true],
])('status %i passes: %s', (status, passes) => {
  expect(isPassing(status)).toBe(passes);
});

test.each([
  [0, 0, 300],
  [1, 0, 600],
  [4, 0, 4_800],
  [0, 1, 375],
  [1, 0.5, 675],
])('repetition %i at chance %d waits for %i ms', (attempt, chance, milliseconds) => {
  expect(retryDelay(attempt, chance)).toBe(milliseconds);
});

test('chance is taken where none is given', () => {
  const waits = Array.from({ length: 50 }, () => retryDelay(2));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_200);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_500);
  expect(new Set(waits).size).toBeGreaterThan(1);
});
