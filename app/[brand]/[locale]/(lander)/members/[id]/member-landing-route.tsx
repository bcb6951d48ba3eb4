import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { notFound } from 'next/navigation';
import { GoneMember } from '#components/community/members/closed-states.tsx';
import type { MemberLandingPage } from '#components/growth/landers/lander-page.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { memberImage } from '#lib/rules/growth/og-images.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { landerSlugs, toNiche } from '#lib/rules/growth/lander-slugs.ts';
import { landingName } from '#lib/rules/growth/landing-slug.ts';
import { requireMember, getSettings } from '#lib/upstream/pages.ts';
import { getSite } from '#app/[brand]/[locale]/get-site.ts';

type Params = { id: string; slug?: string[] };
type Props = { params: Promise<Params> };

/** What the page of a member's landing exports; landings label fictional profiles and are not indexed. */
export function memberLandingRoute(
  kind: MemberLandingKind,
  Design: ComponentType<{ page: MemberLandingPage }>,
) {
  return {
    generateStaticParams: (): Params[] => [],
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { id, slug } = await params;
      const [page, t] = await Promise.all([getMemberLanding(kind, id, slug), getTranslations('member')]);
      // The front turns this into the HTTP status, which a page cannot set.
      if (page === 'gone')
        return { title: t('gone.title'), robots: { index: false }, other: { 'vonk-status': '410' } };
      const { profile, site } = page;
      const { name, city, fictional_icon: isFictional } = profile;
      const { singular: label, warning } = site.fictional;
      const who = nameLine(name, profile.age);
      const age = profile.age ?? 'hidden';
      return getPageMetadata({
        path: memberLandingPath(kind, id, slug),
        title: isFictional ? t('titleFictional', { who, label }) : t('title', { who, city }),
        description: isFictional
          ? t('descriptionFictional', { name, age, city, label, warning })
          : t('description', { name, age, city }),
        index: false,
        kind: 'profile',
        image: memberImage(profile, label),
      });
    },
    Page: async ({ params }: Props) => {
      const { id, slug } = await params;
      const page = await getMemberLanding(kind, id, slug);
      return page === 'gone' ? <GoneMember /> : <Design page={page} />;
    },
  };
}

type MemberLandingKind = 'landing' | 'landing2' | 'landing3';

/** The address of a landing without locale prefix. */
function memberLandingPath(kind: MemberLandingKind, id: string, segments: readonly string[] = []): string {
  return ['/members', id, kind, ...segments].join('/');
}

/**
 * The data of a member's landing. Not found for an unknown slug, for a real member without consent to advertising, and
 * where the brand shows members to members only; `gone` for a deleted member.
 * @throws BackendUnavailable
 */
async function getMemberLanding(
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
