'use client';

// The member's settings, which belong to the session.

import { lazy, Suspense, useEffect } from 'react';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { lateTexts, useLateTexts } from '#components/ui/use-late-texts.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { FirstTexts } from './settings-parts.tsx';

const loadParts = () => import('./settings-parts.tsx').then((file) => ({ default: file.SettingsParts }));
const SettingsParts = lazy(() => loadLater(loadParts));

type SettingsScreenProps = { texts: FirstTexts; errors: ErrorTexts };

export function SettingsScreen({ texts, errors }: SettingsScreenProps) {
  const { settings } = texts;
  const { user, error, mutate } = useUser();
  const { texts: late, hasFailed, retry } = useLateTexts(loadTexts);
  // Preloads the code while the member is fetched.
  useEffect(() => void loadParts().catch(() => undefined), []);
  if ((!user && error) || hasFailed) {
    const onRetry = () => {
      retry();
      void mutate();
    };
    return <ErrorState text={settings.failed} retryLabel={settings.again} onRetry={onRetry} />;
  }
  const waiting = <ListRowsSkeleton label={settings.loading} count={8} />;
  if (!user || !late) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SettingsParts texts={{ ...texts, ...late }} errors={errors} user={user} />
    </Suspense>
  );
}

const loadTexts = lateTexts((locale) => ({
  visibility: import(`@texts/${locale}/visibility.json`),
  sessions: import(`@texts/${locale}/sessions.json`),
  decisions: import(`@texts/${locale}/decisions.json`),
  invitations: import(`@texts/${locale}/invitations.json`),
  privacy: import(`@texts/${locale}/privacy.json`),
}));
