import 'server-only';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { LanderPage } from '#components/growth/landers/lander-page.ts';
import { type Lander, landerPath, toNiche, parseSlug } from '#lib/rules/growth/lander-slugs.ts';
import { titledImage } from '#lib/rules/growth/og-images.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { landingName } from '#lib/rules/growth/landing-slug.ts';
import { listPictured, getSettings } from '#lib/upstream/pages.ts';
import { getSite } from '../../get-site.ts';

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

/**
 * The public data of a lander; not found for a slug that the lander or the brand's niche does not have.
 * @throws BackendUnavailable
 */
async function getLander(name: Lander, segments: readonly string[] | undefined): Promise<LanderPage> {
  const { slug, text } = await getLanderText(name, segments);
  const [site, { signups }, pictured] = await Promise.all([getSite(), getSettings(), listPictured()]);
  return { site, signups, landing: landingName(name, slug), text, ...pictured };
}

/** Slug, title and lead of a lander in the page's language. @throws BackendUnavailable */
async function getLanderText(
  name: Lander,
  segments: readonly string[] | undefined,
): Promise<Pick<LanderPage, 'text'> & { slug: string | null }> {
  const [settings, t] = await Promise.all([getSettings(), getTranslations('landerSlugs')]);
  const niche = toNiche(settings.niche);
  const known = parseSlug(name, niche, segments);
  if (known === 'unknown') notFound();
  const key = known.slug === null ? `general.${niche}` : `slugs.${known.slug}`;
  return { slug: known.slug, text: { title: t(`${key}.title`), lead: t(`${key}.lead`) } };
}
