import type { Metadata } from 'next';
import { VideoLander } from '#components/growth/landers/video/video-lander.tsx';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/video/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('video', (await params).slug);
}

export default async function VideoPage({ params }: Props) {
  return <VideoLander lander={await getLander('video', (await params).slug)} />;
}
