import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GoneMember } from '../../../../../../components/members/gone-member.tsx';
import { MemberProfile } from '../../../../../../components/members/member-profile.tsx';
import { RelatedMembers } from '../../../../../../components/members/related-members.tsx';
import { requireMember } from '../../../../../../lib/upstream/members.ts';
import { getSettings } from '../../../../../../lib/upstream/settings.ts';
import { readAlternates } from '../../../read-alternates.ts';
import { readSite } from '../../../read-site.ts';
import { siteHref } from '../../../site-href.ts';

/** The profile of a member, at its own address and at that of its like. */
export async function MemberPage({ id }: { id: string }) {
  const [member, site, settings] = await Promise.all([requireMember(id), readSite(), getSettings()]);
  if (member === 'gone') return <GoneMember />;
  return (
    <MemberProfile
      profile={member.profile}
      photos={member.photos}
      visible={settings.visible_profile_fields}
      showsAbout={settings.visible_profile_notes}
      fictional={site.fictional}
    >
      <RelatedMembers
        members={member.related}
        fictionalWord={site.fictional.singular}
        href={siteHref(site)}
      />
    </MemberProfile>
  );
}

/** Title and description say when the profile is fictional; only real members who allowed it are for crawlers. */
export async function memberMetadata(id: string): Promise<Metadata> {
  const [member, t, { fictional }] = await Promise.all([
    requireMember(id),
    getTranslations('member'),
    readSite(),
  ]);
  // The front turns this into the status, which a page cannot set.
  if (member === 'gone')
    return { title: t('gone.title'), robots: { index: false }, other: { 'vonk-status': '410' } };
  const { name, age, city, fictional_icon: isFictional, indexable } = member.profile;
  const label = fictional.singular;
  return {
    title: isFictional ? t('titleFictional', { name, age, label }) : t('title', { name, age }),
    description: isFictional
      ? t('descriptionFictional', { name, age, city, label, warning: fictional.warning })
      : t('description', { name, age, city }),
    alternates: await readAlternates(`/members/${id}`),
    robots: { index: indexable && !isFictional },
  };
}
