import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../support/http.ts';
import { startPart, stopPart } from '../support/stack.ts';

test.each(['backend', 'front'] as const)('SIGTERM to the %s answers what is under way', async (part) => {
  const visitor = new Visitor('gnista.localhost');
  // New searches are rendered, not taken from the cache.
  const ages = Array.from({ length: 3 }, (_, at) => 20 + at + (part === 'front' ? 20 : 0));
  const underWay = ages.map((age) => visitor.get(`/members?min_age=${age}&max_age=${age + 9}`));
  await sleep(50);
  await stopPart(part);
  const answers = await Promise.allSettled(underWay);
  await startPart(part);

  const failed = answers.filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([]);
});
