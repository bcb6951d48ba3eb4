'use client';

// A members-only profile, fetched and rendered for a signed-in member.

import { NextIntlClientProvider, useTranslations, type AbstractIntlMessages } from 'next-intl';
import { GiftButton } from '#components/community/gifts/gift-button.island.tsx';
import { BlockedByGate } from '#components/community/members/blocked-by-gate.island.tsx';
import { MemberProfile } from '#components/community/members/member-profile.tsx';
import { blockedMemberTexts, memberTitle } from '#components/community/members/profile-texts.ts';
import { RelatedMembers } from '#components/community/members/related-members.tsx';
import { useSite } from '#components/site/site-context.island.tsx';
import { useLateTexts } from '#components/ui/use-late-texts.ts';
import { usePageTitle } from '#components/site/use-title.ts';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { useCall } from '#lib/browser/transport/hooks.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ClosedMemberProps } from './closed-member-props.ts';

export function FetchedMember(props: ClosedMemberProps) {
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

function Fetched({ id, visible, notes, gift, signUp, texts }: ClosedMemberProps) {
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
  return <Shown data={data} visible={visible} notes={notes} gift={gift} signUp={signUp} />;
}

type ShownProps = Pick<ClosedMemberProps, 'visible' | 'notes' | 'gift' | 'signUp'> & {
  data: CallResponse<'GET /api/member.php'>;
};

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

async function loadMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const names = ['member', 'members', 'profile', 'regionKinds'] as const;
  const files = await Promise.all(
    names.map(
      (name) =>
        import(`@texts/${locale}/${name}.json`) as Promise<{
          default: AbstractIntlMessages;
        }>,
    ),
  );
  return Object.fromEntries(names.map((name, at) => [name, files[at]?.default ?? {}]));
}
