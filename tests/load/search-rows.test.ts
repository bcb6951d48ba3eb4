import { parseSearchRows } from './search-rows.ts';

const document = `
2026-11-18, 1,000,000 active profiles, PostgreSQL 18.1, 2 cores.

| all first pages, wall clock | 5.1 ms | 38 ms | p95 ≤ 50 ms |
| page 100 compared with page 1 of the same kinds, wall clock | 1.07 | | ≤ 2 |
`;

it('reads the figures of the search and their date', () => {
  expect(parseSearchRows(document)).toMatchObject([
    {
      what: 'search of 1,000,000 profiles: first page, p95',
      ours: '38.0 ms',
      reference: '2026-11-18, docs/search.md',
      reached: true,
    },
    { ours: '1.07 ×', target: '≤ 2 ×', reached: true },
  ]);
});

it('does not take a document without figures', () => {
  expect(() => parseSearchRows('# Search')).toThrow('no figures');
});
