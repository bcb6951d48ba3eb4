import 'server-only';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { MemberLandingPage } from '#components/growth/landers/lander-page.ts';
import { landerSlugs, toNiche } from '#lib/rules/growth/lander-slugs.ts';
import { landingName } from '#lib/rules/growth/landing-slug.ts';
import { requireMember } from '#lib/upstream/members.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getSite } from '#app/[brand]/[locale]/get-site.ts';

export type MemberLandingKind = 'landing' | 'landing2' | 'landing3';

/** The address of a landing without locale prefix. */
export function memberLandingPath(
  kind: MemberLandingKind,
  id: string,
  segments: readonly string[] = [],
): string {
  return ['/members', id, kind, ...segments].join('/');
}

/**
 * The data of a member's landing. Not found for an unknown slug, for a real member without consent to advertising, and
 * where the brand shows members to members only; `gone` for a deleted member.
 * @throws BackendUnavailable
 */
export async function getMemberLanding(
  kind: MemberLandingKind,
  id: string,
  segments?: readonly string[],
): Promise<MemberLandingPage | 'gone'> {
  const [member, settings, t] = await Promise.all([
    requireMember(id, 'advertising'),
    getSettings(),
    getTranslations('landerSlugs'),
  ]);
  const [slug, ...rest] = segments ?? [];
  if (slug !== undefined && (rest.length > 0 || !landerSlugs[toNiche(settings.niche)].includes(slug)))
    notFound();
  if (member === 'gone') return 'gone';
  if (member === 'closed') notFound();
  const { profile } = member;
  if (!profile.fictional_icon && settings.logged_out_search === 'no') notFound();
  const hasText = slug !== undefined && !profile.fictional_icon;
  const { signups, message_credits, signup_credits } = settings;
  return {
    site: await getSite(),
    signups,
    landing: landingName(`member-${kind}`, slug),
    profile,
    text: hasText ? { title: t(`slugs.${slug}.title`), lead: t(`slugs.${slug}.lead`) } : null,
    prices: { message_credits, signup_credits },
  };
}
