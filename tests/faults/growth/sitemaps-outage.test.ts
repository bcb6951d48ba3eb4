import { Visitor } from '#tests/support/http.ts';
import { killPart, startPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { herzfunke } from '#tests/support/cast.ts';

test('while the backend is away a crawler gets a retry response, and closed paths as before', async () => {
  const visitor = new Visitor(herzfunke);
  // A front that has read no sitemap yet: it would serve one from its cache.
  await killPart('front');
  await startPart('front');
  await killPart('backend');
  try {
    const { status, headers } = await visitor.get('/sitemaps/members-1.xml');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '60',
      'private, no-store',
    ]);
    expect((await visitor.get('/robots.txt')).status).toBe(200);
  } finally {
    await startPart('backend');
  }
  await until(async () => (await visitor.get('/sitemap.xml')).status === 200);
});
