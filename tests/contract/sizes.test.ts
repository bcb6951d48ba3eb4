import { budgets, measurePage, sizedPages, type PageSizes } from '../support/page-sizes.ts';
import { Visitor } from '../support/http.ts';
import { herzfunke } from './cast.ts';

describe.each(sizedPages)('a first visit of $name', ({ path, scripts }) => {
  let sizes: PageSizes;
  beforeAll(async () => {
    sizes = await measurePage(new Visitor(herzfunke), path);
  });

  test.each([
    ['scripts', scripts],
    ['styles', budgets.styles],
    ['document', budgets.document],
  ] as const)('loads few %s', (part, limit) => {
    expect(sizes[part] / 1000).toBeLessThanOrEqual(limit);
  });
});
