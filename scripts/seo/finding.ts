/** What can be wrong, in the order in which it is told. */
export const findingKinds = {
  robots: 'robots.txt',
  sitemap: 'sitemaps',
  status: 'wrong statuses',
  'noindex-in-sitemap': 'noindex in the sitemap',
  'not-in-sitemap': 'indexable, but not in the sitemap',
  'broken-link': 'broken links',
  'moved-link': 'links to a moved address',
  canonical: 'wrong canonical addresses',
  alternate: 'broken or one-sided alternates',
  'missing-title': 'pages without title',
  'missing-description': 'pages without description',
  'missing-h1': 'pages without first heading',
  'duplicate-title': 'titles that several pages have',
  'duplicate-description': 'descriptions that several pages have',
  thin: 'pages with hardly any text',
  'third-party': 'requests to third parties',
  'preview-image': 'preview images missing or of the wrong size',
} as const;

export type FindingKind = keyof typeof findingKinds;

export type Finding = {
  kind: FindingKind;
  /** Path of the page, or the address as it was found. */
  at: string;
  says: string;
};
