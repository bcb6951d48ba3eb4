import 'server-only';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { LanderPage } from '#components/growth/landers/lander-page.ts';
import { type Lander, landerPath } from '#lib/rules/growth/lander-slugs.ts';
import { titledImage } from '#lib/rules/growth/preview-images.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { getLander, getLanderText } from './get-lander.ts';

type SlugParams = { slug?: string[] };

/** What the page of a lander exports; landers are not indexed. */
export function landerRoute<Params extends SlugParams>(
  name: Lander,
  show: (lander: LanderPage, params: Params) => ReactNode | Promise<ReactNode>,
) {
  return {
    generateStaticParams: (): Params[] => [],
    generateMetadata: async ({ params }: { params: Promise<SlugParams> }): Promise<Metadata> => {
      const { slug, text } = await getLanderText(name, (await params).slug);
      return getPageMetadata({
        path: landerPath(name, slug),
        title: text.title,
        description: text.lead,
        index: false,
        image: titledImage({ kind: 'lander', lander: name, slug }, text.title),
      });
    },
    Page: async ({ params }: { params: Promise<Params> }) => {
      const given = await params;
      return show(await getLander(name, given.slug), given);
    },
  };
}
