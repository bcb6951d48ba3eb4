import { parseRun, buildRows, type Report } from './lighthouse-report.ts';

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});

const report: Report = {
  categories: {
    performance: category(0.96, 'largest-contentful-paint'),
    accessibility: category(1),
    'best-practices': category(1),
    seo: category(0.6, 'is-crawlable'),
  },
  audits: {
    'largest-contentful-paint': { score: 0.95, numericValue: 1712 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.004 },
    'total-blocking-time': { score: 1, numericValue: 80 },
    'is-crawlable': { score: 0 },
  },
};

it('reads scores, times and what cost points', () => {
  expect(parseRun(report)).toEqual({
    performance: 96,
    accessibility: 100,
    'best-practices': 100,
    seo: 60,
    lcp: 1712,
    cls: 0.004,
    tbt: 80,
    faults: ['is-crawlable'],
  });
});

it('does not judge what search engines need on a page that is not for them', () => {
  const runs = [parseRun(report)];
  const [hidden, lcp, cls, tbt] = buildRows('signup', runs, false);
  expect([hidden?.ours, hidden?.target, hidden?.reached]).toEqual([
    '96 / 100 / 100',
    '≥ 95 / 100 / 100',
    true,
  ]);
  expect([lcp?.ours, cls?.ours, tbt?.ours]).toEqual(['1.71 s', '0.004', '80.0 ms']);
  expect(buildRows('home', runs, true)[0]?.reached).toBe(false);
});

it('takes the median of each figure', () => {
  const run = parseRun(report);
  const runs = [60, 97, 99].map((performance) => ({ ...run, performance }));
  expect(buildRows('home', runs, false)[0]?.ours).toBe('97 / 100 / 100');
});

it('says when a page could not be loaded', () => {
  const runtimeError = { code: 'NO_FCP', message: 'nothing was painted' };
  expect(() => parseRun({ ...report, runtimeError })).toThrow('nothing was painted');
});
