import { bringBack } from '#tests/support/bring-back.ts';
import { Visitor } from '#tests/support/http.ts';
import { killPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

test('a killed database is an outage with a sentence, and over when it is back', async () => {
  const alice = new Visitor('vlinder.localhost');
  // A page that no other test requests: cached ones are served even in an outage.
  const path = '/members?min_age=41&max_age=73';

  await killPart('database');
  const down = await alice.get(path);
  expect(down.status).toBe(503);
  expect(down.headers['retry-after']).toBeDefined();
  expect(down.text).toContain('<html lang="nl"');

  const call = await alice.call('GET /api/members.php');
  expect([call.status, call.body.error]).toEqual([503, 'backend_unavailable']);
  expect(call.headers['retry-after']).toBe('5');

  await bringBack('database');
  await until(async () => (await alice.get(path)).status === 200);
});
