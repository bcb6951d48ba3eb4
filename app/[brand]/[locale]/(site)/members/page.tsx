import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getSettings } from '../../../../../lib/upstream/settings.ts';
import { readAlternates } from '../../read-alternates.ts';
import { MembersPage } from './members-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name, logged_out_search }] = await Promise.all([getTranslations('members'), getSettings()]);
  return {
    title: t('title'),
    description: t('description', { brand: name }),
    alternates: await readAlternates('/members'),
    // Without members to see it says nothing that a search engine should list.
    ...(logged_out_search === 'no' && { robots: { index: false } }),
  };
}

export default function AllMembersPage() {
  return <MembersPage search={{}} />;
}
