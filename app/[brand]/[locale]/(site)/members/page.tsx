import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getRobotsMeta } from '#lib/rules/growth/indexing.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { MembersPage } from './members-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('members'), getSettings()]);
  const metadata = await getPageMetadata({
    path: '/members',
    title: t('title'),
    description: t('description', { brand: name }),
    index: false,
  });
  return { ...metadata, robots: getRobotsMeta('members') };
}

export default function AllMembersPage() {
  return <MembersPage search={{}} />;
}
