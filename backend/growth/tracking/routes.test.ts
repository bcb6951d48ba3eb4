import type { Db } from '../../platform/db/connect.ts';
import { createRateLimits } from '../../platform/http/rate-limits.ts';
import { recordPageHidden } from './routes.ts';

test('counts a few hidden pages a minute per client, and reports no limit', async () => {
  const limits = createRateLimits();
  const execute = jest.fn(() => Promise.resolve({ rows: [], rowCount: 1 }));
  const db = { execute, $client: { query: execute } } as unknown as Db;
  const hide = (client: string) =>
    recordPageHidden(db, limits, { brandId: 'vonk', userId: null, client }, new Date());
  for (let time = 0; time < 100; time += 1) await hide('100.99.1.7');
  expect(execute).toHaveBeenCalledTimes(12);
  await hide('100.99.1.8');
  expect(execute).toHaveBeenCalledTimes(13);
  await limits.close();
});
