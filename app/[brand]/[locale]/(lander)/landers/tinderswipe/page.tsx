import type { Metadata } from 'next';
import { TinderswipeLander } from '#components/growth/landers/tinderswipe/tinderswipe-lander.tsx';
import { landerMetadata } from '../lander-metadata.ts';
import { getLander } from '../get-lander.ts';

export function generateMetadata(): Promise<Metadata> {
  return landerMetadata('tinderswipe', undefined);
}

export default async function TinderswipePage() {
  return <TinderswipeLander lander={await getLander('tinderswipe', undefined)} />;
}
