import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { isLikeType } from '#lib/rules/community/like-lists.ts';
import { LikesPage } from '../likes-page.tsx';

type Props = PageProps<'/[brand]/[locale]/likes/[type]'>;

export function generateStaticParams(): { type: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('likes');
  return { title: t('title'), robots: { index: false } };
}

export default async function LikesOfTypePage({ params }: Props) {
  const { type } = await params;
  if (!isLikeType(type)) notFound();
  return <LikesPage type={type} />;
}
