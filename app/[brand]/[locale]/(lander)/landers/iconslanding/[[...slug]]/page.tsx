import type { Metadata } from 'next';
import { IconsLander } from '#components/growth/landers/icons/icons-lander.tsx';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/iconslanding/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('iconslanding', (await params).slug);
}

export default async function IconsPage({ params }: Props) {
  return <IconsLander lander={await getLander('iconslanding', (await params).slug)} />;
}
