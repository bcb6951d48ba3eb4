import type { Metadata } from 'next';
import { MemberLanding } from '#components/growth/landers/member/member-landing.tsx';
import { GoneMember } from '#components/community/members/closed-states.tsx';
import { memberLandingMetadata } from '../member-landing-metadata.ts';
import { getMemberLanding } from '../get-member-landing.ts';

type Props = PageProps<'/[brand]/[locale]/members/[id]/landing'>;

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return memberLandingMetadata('landing', (await params).id);
}

export default async function MemberLandingPage({ params }: Props) {
  const page = await getMemberLanding('landing', (await params).id);
  return page === 'gone' ? <GoneMember /> : <MemberLanding page={page} />;
}
