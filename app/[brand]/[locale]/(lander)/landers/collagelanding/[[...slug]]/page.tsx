import type { Metadata } from 'next';
import { CollageLander } from '#components/growth/landers/collage/collage-lander.tsx';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/collagelanding/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('collagelanding', (await params).slug);
}

export default async function CollagePage({ params }: Props) {
  return <CollageLander lander={await getLander('collagelanding', (await params).slug)} />;
}
