import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MemberCosts } from '#components/growth/landers/member/member-costs.tsx';
import { Wordmark } from '#components/layout/wordmark.tsx';
import { GoneMember } from '#components/community/members/closed-states.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { MemberSignupCard } from '#components/identity/signup/member-signup-card.tsx';
import { MemberSignup } from '#components/identity/signup/member-signup.island.tsx';
import { labelled } from '#lib/contract/labelled.ts';
import { requireMember, getSettings } from '#lib/upstream/pages.ts';
import { getLegalLinks } from '#app/[brand]/[locale]/get-legal-links.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { getSite } from '#app/[brand]/[locale]/get-site.ts';
import { getMemberSignup } from './get-member-signup.ts';

type Props = PageProps<'/[brand]/[locale]/members/[id]/signup'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, locale } = await params;
  const [member, site, t, texts] = await Promise.all([
    requireShown(id),
    getSite(),
    getTranslations('memberSignup'),
    getTranslations('member'),
  ]);
  // The front turns this into the HTTP status, which a page cannot set.
  if (member === 'gone')
    return { title: texts('gone.title'), robots: { index: false }, other: { 'vonk-status': '410' } };
  const { name, fictional_icon: isFictional } = member.profile;
  const { singular: label, warning } = site.fictional;
  const title = t('title', { name });
  return getPageMetadata({
    path: `/members/${id}/signup`,
    title: isFictional ? texts('titleFictional', { who: title, label }) : title,
    description: isFictional
      ? labelled(locale, label, warning)
      : t('description', { name, brand: site.name }),
    index: false,
  });
}

/** The member as shown by the public profile or its landing; not found if neither shows them. */
async function requireShown(id: string) {
  const found = await requireMember(id);
  const member = found === 'closed' ? await requireMember(id, 'advertising') : found;
  if (member === 'closed') notFound();
  return member;
}

export default async function MemberSignupPage({ params }: Props) {
  const [member, settings, site, links] = await Promise.all([
    requireShown((await params).id),
    getSettings(),
    getSite(),
    getLegalLinks(),
  ]);
  if (member === 'gone') return <GoneMember />;
  const { profile } = member;
  return (
    <AccountFrame
      wordmark={<Wordmark name={site.name} />}
      member={<MemberSignupCard profile={profile} fictional={site.fictional} />}
      links={links}
    >
      <MemberSignup
        {...await getMemberSignup(profile.name)}
        id={profile.id}
        costs={<MemberCosts prices={settings} />}
      />
    </AccountFrame>
  );
}
