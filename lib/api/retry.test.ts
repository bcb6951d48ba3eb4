import { isPassing, maxRetries, mayRetry, retryDelay } from './retry.ts';

test('a call is repeated five times at most', () => {
  expect(maxRetries).toBe(5);
});

test.each([
  ['GET /api/chats.php', undefined, true],
  ['GET /api/chats.php', 'key', true],
  ['POST /api/message.php', undefined, false],
  ['POST /api/message.php', 'key', true],
  ['DELETE /api/like.php', undefined, false],
  ['POST /api/user.php', undefined, false],
  ['POST /api/user.php', 'key', false],
  ['POST /api/signup.php', 'key', false],
  ['PUT /api/GET .php', undefined, false],
])('%s with the key %s may be repeated: %s', (name, key, may) => {
  expect(mayRetry(name, key)).toBe(may);
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
