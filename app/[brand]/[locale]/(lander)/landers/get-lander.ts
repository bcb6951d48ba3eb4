import 'server-only';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { LanderPage } from '#components/growth/landers/lander-page.ts';
import { type Lander, toNiche, parseSlug } from '#lib/rules/growth/lander-slugs.ts';
import { landingName } from '#lib/rules/growth/landing-slug.ts';
import { listPictured } from '#lib/upstream/lander-members.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getSite } from '../../get-site.ts';

/**
 * The public data of a lander; not found for a slug that the lander or the brand's niche does not have.
 * @throws BackendUnavailable
 */
export async function getLander(name: Lander, segments: readonly string[] | undefined): Promise<LanderPage> {
  const { slug, text } = await getLanderText(name, segments);
  const [site, { signups }, pictured] = await Promise.all([getSite(), getSettings(), listPictured()]);
  return { site, signups, landing: landingName(name, slug), text, ...pictured };
}

/** Slug, title and lead of a lander in the page's language. @throws BackendUnavailable */
export async function getLanderText(
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
