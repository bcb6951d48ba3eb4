import type { Metadata } from 'next';
import { TransitionsLander } from '#components/growth/landers/transitions/transitions-lander.tsx';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/transitionsvideolanding/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('transitionsvideolanding', (await params).slug);
}

export default async function TransitionsPage({ params }: Props) {
  const lander = await getLander('transitionsvideolanding', (await params).slug);
  return <TransitionsLander lander={lander} />;
}
