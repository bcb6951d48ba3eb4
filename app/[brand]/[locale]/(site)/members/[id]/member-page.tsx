import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GiftButton } from '#components/community/gifts/gift-button.island.tsx';
import { GoneMember, MemberOnly } from '#components/community/members/closed-states.tsx';
import { MemberProfile } from '#components/community/members/member-profile.tsx';
import { RelatedMembers } from '#components/community/members/related-members.tsx';
import { memberTitle } from '#components/community/members/profile-texts.ts';
import { JsonLd } from '#components/growth/structured-data/json-ld.tsx';
import { excerpt } from '#lib/rules/community/excerpt.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { memberImage } from '#lib/rules/growth/og-images.ts';
import { requireMember, getSettings } from '#lib/upstream/pages.ts';
import { getGiftTexts } from '#app/[brand]/[locale]/get-gift-texts.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { getSignupLabel } from '#app/[brand]/[locale]/get-signup-label.ts';
import { getSite } from '#app/[brand]/[locale]/get-site.ts';
import { getPerson } from '#app/[brand]/[locale]/get-structured-data.ts';
import { getClosedTexts } from '../search-gate.tsx';
import { ClosedMember } from './closed-member.island.tsx';

/** A member's profile, at its own address and at that of a like. */
export async function MemberPage({ id }: { id: string }) {
  const [member, site, settings, gift] = await Promise.all([
    requireMember(id),
    getSite(),
    getSettings(),
    getGiftTexts(),
  ]);
  if (member === 'gone') return <GoneMember />;
  const signUp = await getSignupLabel(settings);
  if (member === 'closed')
    return (
      <ClosedMember
        id={id}
        visible={settings.visible_profile_fields}
        notes={settings.visible_profile_notes}
        gift={gift}
        signUp={signUp}
        texts={await getClosedTexts()}
        closed={<MemberOnly id={id} signUp={signUp} />}
      />
    );
  return (
    <MemberProfile
      profile={member.profile}
      photos={member.photos}
      locked={member.locked_photos}
      visible={settings.visible_profile_fields}
      notes={settings.visible_profile_notes}
      fictional={site.fictional}
      signUp={signUp}
      gift={
        <GiftButton
          member={{ id: member.profile.id, name: member.profile.name }}
          texts={gift}
          context="profile"
        />
      }
    >
      {member.canonical === null ? <JsonLd things={await getPerson(member.profile)} /> : null}
      <RelatedMembers
        of={member.profile.id}
        members={member.related}
        fictionalWord={site.fictional.singular}
      />
    </MemberProfile>
  );
}

/** Characters of the member's own text in the description, which distinguish members of the same name. */
const aboutLength = 110;

/** Title and description label fictional profiles; only real members who consented are indexed. */
export async function memberMetadata(id: string): Promise<Metadata> {
  const [member, t, { fictional }] = await Promise.all([
    requireMember(id),
    getTranslations('member'),
    getSite(),
  ]);
  // The front turns this into the HTTP status, which a page cannot set.
  if (member === 'gone')
    return { title: t('gone.title'), robots: { index: false }, other: { 'vonk-status': '410' } };
  if (member === 'closed')
    return getPageMetadata({
      path: `/members/${id}`,
      title: t('closed.title'),
      description: t('closed.text'),
      index: false,
    });
  const { name, city, about_me, fictional_icon: isFictional } = member.profile;
  const label = fictional.singular;
  const title = memberTitle(t, member.profile, label);
  const age = member.profile.age ?? 'hidden';
  const description = isFictional
    ? t('descriptionFictional', { name, age, city, label, warning: fictional.warning })
    : `${t('description', { name, age, city })} ${excerpt(about_me, aboutLength)}`.trim();
  return getPageMetadata({
    path: `/members/${id}`,
    title,
    description,
    index: isIndexed('members-id', { member: member.profile }),
    canonical: member.canonical,
    kind: 'profile',
    image: memberImage(member.profile, label),
  });
}
