'use client';

// The member's own profile with editor and preview, which are two features; it belongs to the session.

import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { MemberPreview } from '#components/community/members/member-preview.tsx';
import { PhotoBoard } from '#components/community/photos/photo-board.tsx';
import { OwnProfileForm } from '#components/community/profile/own-profile-form.tsx';
import { VisibilityReminder } from '#components/community/profile/visibility-reminder.tsx';
import { useSite } from '#components/site/site-context.island.tsx';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { lateTexts, useLateTexts } from '#components/ui/use-late-texts.ts';
import {
  useCall,
  useOwnPhotos,
  useOwnProfile,
  useUser,
  useVisibility,
} from '#lib/browser/transport/hooks.ts';
import styles from './own-profile.module.css';

type Props = { visible: readonly string[]; contactData: 'allow' | 'refuse' };

/** Milliseconds for which the profile waits for photos and visibility. */
const maxWaitMs = 1_500;

export function OwnProfile({ visible, contactData }: Props) {
  const t = useTranslations('profileForm');
  const { locale } = useSite();
  const first = useMessages();
  const { texts: late, hasFailed, retry } = useLateTexts(loadMessages);
  const messages = useMemo(() => ({ ...first, ...late }), [first, late]);
  const [tab, setTab] = useState<'edit' | 'preview'>('edit');
  const { user } = useUser();
  const { data, error, mutate } = useOwnProfile();
  const { data: own, error: noPhotos } = useOwnPhotos();
  const { data: visibility, error: noVisibility } = useVisibility();
  const { data: seen } = useCall(
    'GET /api/member.php',
    tab === 'preview' && data ? { id: data.profile.id } : null,
  );

  // Parts that arrive later would move the others; the profile does not wait long for them.
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const hasAll = isLate || ((own ?? noPhotos) && (visibility ?? noVisibility));
  if (!data || !user || !hasAll || !late) {
    const onRetry = () => {
      retry();
      void mutate();
    };
    if ((error && !data) || hasFailed)
      return <ErrorState text={t('failed')} retryLabel={t('again')} onRetry={onRetry} />;
    return (
      <div className={styles.reserved}>
        <ListRowsSkeleton label={t('loading')} count={5} />
      </div>
    );
  }
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <div className="nav nav-pills mb-3">
        {(['edit', 'preview'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={each === tab ? 'nav-link active' : 'nav-link'}
            aria-pressed={each === tab}
            onClick={() => setTab(each)}
          >
            {t(each)}
          </button>
        ))}
      </div>
      {/* Stays mounted during the preview, so that no input is lost. */}
      <div hidden={tab !== 'edit'}>
        {user.status === 'active' && <VisibilityReminder />}
        <OwnProfileForm
          profile={data.profile}
          dateOfBirth={data.date_of_birth}
          email={user.email}
          contactData={contactData}
          visible={visible}
          photoCount={own ? own.photos.filter(({ status }) => status !== 'rejected').length : null}
          photos={<PhotoBoard isPremium={user.paid_user} />}
        />
      </div>
      {tab === 'preview' && (
        <>
          <p className="vk-muted">{t('previewNote')}</p>
          <MemberPreview
            profile={seen?.profile ?? data.profile}
            photos={seen?.photos ?? [data.profile.main_image].filter((image) => image !== null)}
            visible={visible}
          />
        </>
      )}
    </NextIntlClientProvider>
  );
}

const loadMessages = lateTexts((locale) => ({
  photoBoard: import(`@texts/${locale}/photoBoard.json`),
  profile: import(`@texts/${locale}/profile.json`),
  member: import(`@texts/${locale}/member.json`),
}));
