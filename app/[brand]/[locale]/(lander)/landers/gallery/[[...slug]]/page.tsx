import type { Metadata } from 'next';
import { GalleryLander } from '#components/growth/landers/gallery/gallery-lander.tsx';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/gallery/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('gallery', (await params).slug);
}

export default async function GalleryPage({ params }: Props) {
  return <GalleryLander lander={await getLander('gallery', (await params).slug)} />;
}
