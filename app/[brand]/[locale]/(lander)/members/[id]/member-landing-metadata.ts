import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { memberImage } from '#lib/rules/growth/preview-images.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { memberLandingPath, getMemberLanding, type MemberLandingKind } from './get-member-landing.ts';

/** Title, preview and address of a member's landing, which labels fictional profiles and is not indexed. */
export async function memberLandingMetadata(
  kind: MemberLandingKind,
  id: string,
  segments?: readonly string[],
): Promise<Metadata> {
  const [page, t] = await Promise.all([getMemberLanding(kind, id, segments), getTranslations('member')]);
  // The front turns this into the HTTP status, which a page cannot set.
  if (page === 'gone')
    return { title: t('gone.title'), robots: { index: false }, other: { 'vonk-status': '410' } };
  const { profile, notice } = page;
  const { name, city, fictional_icon: isFictional } = profile;
  const { label, warning } = notice;
  const who = nameLine(name, profile.age);
  const age = profile.age ?? 'hidden';
  return getPageMetadata({
    path: memberLandingPath(kind, id, segments),
    title: isFictional ? t('titleFictional', { who, label }) : t('title', { who, city }),
    description: isFictional
      ? t('descriptionFictional', { name, age, city, label, warning })
      : t('description', { name, age, city }),
    index: false,
    kind: 'profile',
    image: memberImage(profile, label),
  });
}
