import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GiftButton } from '../../../../../../components/gifts/gift-button.island.tsx';
import { GoneMember } from '../../../../../../components/members/gone-member.tsx';
import { MemberProfile } from '../../../../../../components/members/member-profile.tsx';
import { RelatedMembers } from '../../../../../../components/members/related-members.tsx';
import type { Image } from '../../../../../../lib/contract/profile.ts';
import { nameLine } from '../../../../../../lib/rules/name-line.ts';
import { requireMember } from '../../../../../../lib/upstream/members.ts';
import { getSettings } from '../../../../../../lib/upstream/settings.ts';
import { readAlternates } from '../../../read-alternates.ts';
import { readGiftWords } from '../../../read-gift-words.ts';
import { readSite } from '../../../read-site.ts';
import { siteHref } from '../../../site-href.ts';

/** The profile of a member, at its own address and at that of its like. */
export async function MemberPage({ id }: { id: string }) {
  const [member, site, settings, gift] = await Promise.all([
    requireMember(id),
    readSite(),
    getSettings(),
    readGiftWords(),
  ]);
  if (member === 'gone') return <GoneMember />;
  return (
    <MemberProfile
      profile={member.profile}
      photos={member.photos}
      locked={member.locked_photos}
      visible={settings.visible_profile_fields}
      notes={settings.visible_profile_notes}
      fictional={site.fictional}
      gift={
        <GiftButton
          member={{ id: member.profile.id, name: member.profile.name }}
          words={gift}
          place="profile"
        />
      }
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
  const [member, t, { fictional, locale }, settings] = await Promise.all([
    requireMember(id),
    getTranslations('member'),
    readSite(),
    getSettings(),
  ]);
  // The front turns this into the status, which a page cannot set.
  if (member === 'gone')
    return { title: t('gone.title'), robots: { index: false }, other: { 'vonk-status': '410' } };
  const { name, city, fictional_icon: isFictional, indexable } = member.profile;
  const label = fictional.singular;
  const who = nameLine(name, member.profile.age);
  const title = isFictional ? t('titleFictional', { who, label }) : who;
  const age = member.profile.age ?? 'hidden';
  const description = isFictional
    ? t('descriptionFictional', { name, age, city, label, warning: fictional.warning })
    : t('description', { name, age, city });
  return {
    title,
    description,
    alternates: await readAlternates(`/members/${id}`),
    robots: { index: indexable && !isFictional },
    openGraph: {
      type: 'profile',
      title,
      description,
      siteName: settings.name,
      locale,
      images: previewImages(member.profile.main_image, `https://${settings.domain}`, title),
    },
  };
}

/** Section 4: a main image needs the status active to be used as a preview. */
function previewImages(image: Image | null, origin: string, alt: string) {
  if (image?.status !== 'active') return [];
  const { filename, width, height } = image;
  return [{ url: new URL(filename, origin).href, width, height, alt }];
}
