import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isIndexed } from '../../../../../lib/rules/indexing.ts';
import { getSettings } from '../../../../../lib/upstream/settings.ts';
import { readMetadata } from '../../read-metadata.ts';
import { MembersPage } from './members-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name, logged_out_search }] = await Promise.all([getTranslations('members'), getSettings()]);
  return readMetadata({
    path: '/members',
    title: t('title'),
    description: t('description', { brand: name }),
    index: isIndexed('members', { searchOpen: logged_out_search === 'yes' }),
  });
}

export default function AllMembersPage() {
  return <MembersPage search={{}} />;
}
