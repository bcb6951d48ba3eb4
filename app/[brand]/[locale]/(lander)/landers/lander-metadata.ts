import 'server-only';
import type { Metadata } from 'next';
import { type Lander, landerPath } from '#lib/rules/growth/lander-slugs.ts';
import { titledImage } from '#lib/rules/growth/preview-images.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { getLanderText } from './get-lander.ts';

/** Title, preview and canonical address of a lander, which is not indexed. @throws BackendUnavailable */
export async function landerMetadata(
  name: Lander,
  segments: readonly string[] | undefined,
): Promise<Metadata> {
  const { slug, text } = await getLanderText(name, segments);
  return getPageMetadata({
    path: landerPath(name, slug),
    title: text.title,
    description: text.lead,
    index: false,
    image: titledImage({ kind: 'lander', lander: name, slug }, text.title),
  });
}
