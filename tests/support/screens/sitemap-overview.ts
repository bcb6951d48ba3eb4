import type { SiteOverview } from '#lib/upstream/sitemaps.ts';
import { brandTable, type Brand } from '#lib/site/brands.ts';

/** A brand in two languages, German without prefix. */
export function brandInTest(over: { hosts?: string[]; domain_language?: 'de' | null } = {}): Brand {
  const row = {
    id: 'herzfunke',
    name: 'Herzfunke',
    hosts: ['herzfunke.de'],
    domain_language: 'de' as const,
    locales: ['de', 'fr'] as Brand['locales'],
    pool: 'demo',
    cdn_prefix: '',
    ...over,
  };
  return brandTable([row]).byId.get('herzfunke') as Brand;
}

const region = (slug: string, real: number) => ({
  country: 'DE',
  code: slug.slice(0, 5).toUpperCase(),
  slug,
  name: slug,
  towns: [],
  real,
  fictional: 100,
});

/** The backend's overview of it: three parts of members, one region with enough of them and one without. */
export const overviewInTest: SiteOverview = {
  newest_member: '2026-03-01T00:00:00.000Z',
  prices_changed: '2026-01-05T08:00:00.000Z',
  info_pages: [
    { token: 'terms', locales: ['de', 'fr'], changed: { de: '2025-02-01T00:00:00.000Z' } },
    { token: 'imprint', locales: ['de', 'fr'], changed: {} },
    { token: 'house-rules', locales: ['fr'], changed: { fr: '2026-02-02T00:00:00.000Z' } },
    { token: 'nowhere', locales: [], changed: {} },
  ],
  member_parts: [
    { after: 0, changed: '2026-02-10T00:00:00.000Z' },
    { after: 40, changed: '2026-02-11T00:00:00.000Z' },
    { after: 95, changed: '2026-02-12T00:00:00.000Z' },
  ],
  browsePages: {
    regions: [region('de-nw-nordrhein-westfalen', 40), region('de-sl-saarland', 2)],
    interests: [
      { key: 'hiking', real: 12, fictional: 0 },
      { key: 'yoga', real: 1, fictional: 90 },
    ],
  },
};
