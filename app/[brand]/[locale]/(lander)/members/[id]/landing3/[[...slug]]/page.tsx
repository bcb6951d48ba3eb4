import type { Metadata } from 'next';
import { ChatLanding } from '#components/growth/landers/member/chat-landing.tsx';
import { GoneMember } from '#components/community/members/closed-states.tsx';
import { memberLandingMetadata } from '../../member-landing-metadata.ts';
import { getMemberLanding } from '../../get-member-landing.ts';

type Props = PageProps<'/[brand]/[locale]/members/[id]/landing3/[[...slug]]'>;

export function generateStaticParams(): { id: string; slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, slug } = await params;
  return memberLandingMetadata('landing3', id, slug);
}

export default async function ChatLandingPage({ params }: Props) {
  const { id, slug } = await params;
  const page = await getMemberLanding('landing3', id, slug);
  return page === 'gone' ? <GoneMember /> : <ChatLanding page={page} />;
}
