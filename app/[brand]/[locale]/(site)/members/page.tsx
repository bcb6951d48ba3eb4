import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { robotsOf } from '#lib/rules/growth/indexing.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { readMetadata } from '../../read-metadata.ts';
import { MembersPage } from './members-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('members'), getSettings()]);
  const metadata = await readMetadata({
    path: '/members',
    title: t('title'),
    description: t('description', { brand: name }),
    index: false,
  });
  return { ...metadata, robots: robotsOf('members') };
}

export default function AllMembersPage() {
  return <MembersPage search={{}} />;
}
