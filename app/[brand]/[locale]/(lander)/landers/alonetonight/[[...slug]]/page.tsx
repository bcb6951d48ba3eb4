import type { Metadata } from 'next';
import { AlonetonightLander } from '#components/growth/landers/alonetonight/alonetonight-lander.tsx';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/alonetonight/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('alonetonight', (await params).slug);
}

export default async function AlonetonightPage({ params }: Props) {
  return <AlonetonightLander lander={await getLander('alonetonight', (await params).slug)} />;
}
