import type { Metadata } from 'next';
import { SocialLander } from '#components/growth/landers/social/social-lander.tsx';
import { listIntroductions } from '#lib/upstream/introductions.ts';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';

/** One introduction before each of the brand's own lines. */
const introduced = 5;

type Props = PageProps<'/[brand]/[locale]/landers/socialnetwork/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('socialnetwork', (await params).slug);
}

export default async function SocialPage({ params }: Props) {
  const lander = await getLander('socialnetwork', (await params).slug);
  const introductions = await listIntroductions(lander.members.slice(0, introduced));
  return <SocialLander lander={lander} introductions={introductions} />;
}
