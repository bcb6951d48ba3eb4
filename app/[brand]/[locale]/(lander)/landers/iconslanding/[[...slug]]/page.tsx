import type { Metadata } from 'next';
import { IconsLander } from '#components/growth/landers/icons/icons-lander.tsx';
import { landerMetadata } from '../../lander-metadata.ts';
import { readLander } from '../../read-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/iconslanding/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('iconslanding', (await params).slug);
}

export default async function IconsPage({ params }: Props) {
  return <IconsLander lander={await readLander('iconslanding', (await params).slug)} />;
}
