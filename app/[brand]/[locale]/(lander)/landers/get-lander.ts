import 'server-only';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { LanderPage } from '#components/growth/landers/lander-page.ts';
import { type Lander, landerPath, toNiche, parseSlug } from '#lib/rules/growth/lander-slugs.ts';
import { listPictured } from '#lib/upstream/lander-members.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getLanderFrame } from './get-lander-frame.ts';

/**
 * The public data of a lander; not found for a slug that the lander or the brand's niche does not have.
 * @throws BackendUnavailable
 */
export async function getLander(name: Lander, segments: readonly string[] | undefined): Promise<LanderPage> {
  const { slug, niche, text } = await getLanderText(name, segments);
  const [frame, { members, counts }] = await Promise.all([
    getLanderFrame(landerPath(name, slug)),
    listPictured(),
  ]);
  return { name, slug, niche, text, members, counts, ...frame };
}

/** Title and lead of a lander in the page's language. @throws BackendUnavailable */
export async function getLanderText(
  name: Lander,
  segments: readonly string[] | undefined,
): Promise<Pick<LanderPage, 'slug' | 'niche' | 'text'>> {
  const [settings, t] = await Promise.all([getSettings(), getTranslations('landerSlugs')]);
  const niche = toNiche(settings.niche);
  const known = parseSlug(name, niche, segments);
  if (known === 'unknown') notFound();
  const key = known.slug === null ? `general.${niche}` : `slugs.${known.slug}`;
  return { slug: known.slug, niche, text: { title: t(`${key}.title`), lead: t(`${key}.lead`) } };
}
