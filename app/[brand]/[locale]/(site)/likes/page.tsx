import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LikesPage } from './likes-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('likes');
  return { title: t('title'), robots: { index: false } };
}

export default function ReceivedLikesPage() {
  return <LikesPage type="received" />;
}
