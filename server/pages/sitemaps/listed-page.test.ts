import { changedIn, listBrowsePages, listPages, newestChange } from './listed-page.ts';
import { overviewInTest as overview } from '#tests/support/screens/sitemap-overview.ts';

const paths = (pages: { path: string }[]) => pages.map(({ path }) => path);

it('lists what every brand has, and its information pages once', () => {
  const listed = paths(listPages(overview));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/pricing', '/complaints', '/pages/terms', '/imprint', '/house-rules']),
  );
  expect(listed.filter((path) => /login|signup|lander|nowhere/.test(path))).toEqual([]);
});

it('leaves out the search, which shows members who did not agree to search engines', () => {
  expect(paths(listPages(overview))).not.toContain('/members');
});

it('lists regions and interests that have real members', () => {
  expect(paths(listBrowsePages(overview))).toEqual([
    '/members/in',
    '/members/in/de-nw-nordrhein-westfalen',
    '/members/with/hiking',
  ]);
  expect(listBrowsePages({ ...overview, browsePages: { regions: [], interests: [] } })).toEqual([]);
});

it('says when a page changed, as far as someone noted it', () => {
  const of = (path: string) => {
    const page = listPages(overview).find((each) => each.path === path);
    return page && [changedIn(page, 'de'), changedIn(page, 'fr')];
  };
  expect(of('/pricing')).toEqual(['2026-01-05T08:00:00.000Z', '2026-01-05T08:00:00.000Z']);
  expect(of('/')).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']);
  expect(of('/pages/terms')).toEqual(['2025-02-01T00:00:00.000Z', null]);
  expect(of('/imprint')).toEqual([null, null]);
  expect(newestChange(listPages(overview))).toBe('2026-03-01T00:00:00.000Z');
  expect(newestChange(listBrowsePages(overview))).toBeNull();
  const [saarland, hiking] = ['2026-02-03T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
  const { regions, interests } = overview.browsePages;
  const browsePages = {
    regions: regions.map((hub) => ({ ...hub, real: 40, changed: saarland })),
    interests: interests.map((hub) => ({ ...hub, changed: hiking })),
  };
  expect(listBrowsePages({ ...overview, browsePages }).map(({ path, changed }) => [path, changed])).toEqual([
    ['/members/in', saarland],
    ['/members/in/de-nw-nordrhein-westfalen', saarland],
    ['/members/in/de-sl-saarland', saarland],
    ['/members/with/hiking', hiking],
  ]);
});
