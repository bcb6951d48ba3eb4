import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getRobotsMeta } from '#lib/rules/growth/indexing.ts';
import { knownSearch } from '#lib/rules/community/known-search.ts';
import { membersPath } from '#lib/rules/community/member-filters.ts';
import { parseSearchSegment } from '#lib/site/member-search.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { MembersPage } from '../../members-page.tsx';
import { formatSearchTitle } from '../../format-search.ts';

type Props = PageProps<'/[brand]/[locale]/members/search/[query]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { search } = await parseSearch(params);
  const { pageNumber: page = 1, cursor: _cursor, ...filters } = search;
  const [t, { name }, title] = await Promise.all([
    getTranslations('members'),
    getSettings(),
    formatSearchTitle(search),
  ]);
  const metadata = await getPageMetadata({
    // The page number alone identifies the page, so the canonical address omits the cursor.
    path: membersPath({ ...filters, ...(page > 1 ? { pageNumber: page } : {}) }),
    title,
    description: `${title}. ${t('description', { brand: name })}`,
    index: false,
  });
  return { ...metadata, robots: getRobotsMeta('members', { page }) };
}

export default async function MemberSearchPage({ params }: Props) {
  return <MembersPage {...await parseSearch(params)} />;
}

/** The search that the front put into the path, and its unknown fields. */
async function parseSearch(params: Props['params']) {
  const [{ query: segment }, settings] = await Promise.all([params, getSettings()]);
  const { query, ignored: malformed, wide } = parseSearchSegment(segment);
  const { search, ignored } = knownSearch(query, settings);
  return { search, ignored: [...malformed, ...ignored], wide };
}
