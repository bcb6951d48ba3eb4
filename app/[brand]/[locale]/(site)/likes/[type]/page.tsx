import { notFound } from 'next/navigation';
import { isLikeType } from '#lib/rules/community/like-lists.ts';
import { LikesPage } from '../likes-page.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

type Props = PageProps<'/[brand]/[locale]/likes/[type]'>;

export const generateStaticParams = () => [];

export const generateMetadata = unlisted('likes.title');

export default async function LikesOfTypePage({ params }: Props) {
  const { type } = await params;
  if (!isLikeType(type)) notFound();
  return <LikesPage type={type} />;
}
