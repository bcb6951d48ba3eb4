'use client';

// A members-only profile, fetched and rendered for a signed-in member.

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { GiftButton, type GiftTexts } from '#components/community/gifts/gift-button.island.tsx';
import { BlockedByGate } from '#components/community/members/blocked-by-gate.island.tsx';
import { MemberProfile } from '#components/community/members/member-profile.tsx';
import { blockedMemberTexts, memberTitle } from '#components/community/members/profile-texts.ts';
import { RelatedMembers } from '#components/community/members/related-members.tsx';
import { useSite } from '#components/site/site-context.island.tsx';
import { lateTexts, useLateTexts } from '#components/ui/use-late-texts.ts';
import { usePageTitle } from '#components/site/use-title.ts';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { useCall } from '#lib/browser/transport/hooks.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { ClosedTexts } from '#lib/i18n/pick-texts.ts';

type Props = {
  /** As in the path. */
  id: string;
  /** Profile fields that the brand shows, and whether it has private notes. */
  visible: readonly string[];
  notes: boolean;
  gift: GiftTexts;
  signUp: string;
  texts: ClosedTexts;
};

export function FetchedMember(props: Props) {
  const { locale } = useSite();
  const { texts } = props;
  const { texts: messages, hasFailed, retry } = useLateTexts(loadMessages);

  if (hasFailed) return <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={retry} />;
  if (!messages) return <ListRowsSkeleton label={texts.loading} count={6} />;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Amsterdam">
      <Fetched {...props} />
    </NextIntlClientProvider>
  );
}

function Fetched(props: Props) {
  const { id, texts } = props;
  const t = useTranslations('member');
  const { data, error, mutate } = useCall('GET /api/member.php', { id: Number(id) });
  if (!data) {
    if (!error) return <ListRowsSkeleton label={texts.loading} count={6} />;
    // For blocked members the gate explains the block instead of the error.
    return (
      <BlockedByGate id={Number(id)} texts={blockedMemberTexts(t, '')}>
        <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />
      </BlockedByGate>
    );
  }
  return <Shown {...props} data={data} />;
}

type ShownProps = Props & { data: CallResponse<'GET /api/member.php'> };

function Shown({ data, visible, notes, gift, signUp }: ShownProps) {
  const t = useTranslations('member');
  const { fictional } = useSite();
  const { profile, photos, locked_photos: locked, related } = data;
  usePageTitle(memberTitle(t, profile, fictional.singular));
  return (
    <MemberProfile
      profile={profile}
      photos={photos}
      locked={locked}
      visible={visible}
      notes={notes}
      fictional={fictional}
      signUp={signUp}
      gift={<GiftButton member={{ id: profile.id, name: profile.name }} texts={gift} context="profile" />}
    >
      <RelatedMembers of={profile.id} members={related} fictionalWord={fictional.singular} />
    </MemberProfile>
  );
}

const loadMessages = lateTexts((locale) => ({
  member: import(`@texts/${locale}/member.json`),
  members: import(`@texts/${locale}/members.json`),
  profile: import(`@texts/${locale}/profile.json`),
  regionKinds: import(`@texts/${locale}/regionKinds.json`),
}));
