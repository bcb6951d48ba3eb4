import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { memberSearchSchema, type MemberSearch } from '../../../../../../../lib/contract/members.ts';
import { robotsOf } from '../../../../../../../lib/rules/indexing.ts';
import { tidySearch } from '../../../../../../../lib/rules/member-filters.ts';
import { searchOfSegment } from '../../../../../../../lib/site/member-search.ts';
import { getSettings } from '../../../../../../../lib/upstream/settings.ts';
import { readMetadata } from '../../../../read-metadata.ts';
import { MembersPage } from '../../members-page.tsx';

type Props = PageProps<'/[brand]/[locale]/members/search/[query]'>;

export function generateStaticParams(): { query: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { pageNumber: page = 1 } = (await readSearch(params)).search;
  const [t, { name }] = await Promise.all([getTranslations('members'), getSettings()]);
  const metadata = await readMetadata({
    path: '/members',
    title: page > 1 ? t('pageTitle', { page }) : t('title'),
    description: t('description', { brand: name }),
    index: false,
  });
  return { ...metadata, robots: robotsOf('members', { searchOpen: true, filtered: true, page }) };
}

export default async function MemberSearchPage({ params }: Props) {
  return <MembersPage {...await readSearch(params)} />;
}

/** The search that the front has folded into the path; one that makes no sense is not found. */
async function readSearch(params: Props['params']): Promise<{ search: MemberSearch; wide: boolean }> {
  const { query, wide } = searchOfSegment((await params).query);
  const parsed = memberSearchSchema.safeParse(Object.fromEntries(query));
  if (!parsed.success) notFound();
  return { search: tidySearch(parsed.data), wide };
}
