import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { GoneMember } from '#components/community/members/closed-states.tsx';
import type { MemberLandingPage } from '#components/growth/landers/lander-page.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { memberImage } from '#lib/rules/growth/preview-images.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { memberLandingPath, getMemberLanding, type MemberLandingKind } from './get-member-landing.ts';

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
