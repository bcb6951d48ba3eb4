import { measurePage, sizedPages, type PageSizes } from '#tests/support/page-sizes.ts';
import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';

describe.each(sizedPages)('a first visit of $name', ({ path, budgets, held }) => {
  let sizes: PageSizes;
  beforeAll(async () => {
    sizes = await measurePage(new Visitor(herzfunke), path);
  });

  test.each(['scripts', 'styles', 'document'] as const)('keeps to its budget of %s', (part) => {
    expect(sizes[part] / 1000).toBeLessThanOrEqual(held?.[part] ?? budgets[part]);
  });
});
