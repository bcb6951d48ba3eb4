'use client';

// The member's settings, which belong to the session.

import { lazy, Suspense, useEffect } from 'react';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { SettingsTexts } from './settings-parts.tsx';

const loadParts = () => import('./settings-parts.tsx').then((file) => ({ default: file.SettingsParts }));
const SettingsParts = lazy(() => loadLater(loadParts));

type SettingsScreenProps = { texts: SettingsTexts; errors: ErrorTexts };

export function SettingsScreen({ texts, errors }: SettingsScreenProps) {
  const { settings } = texts;
  const { user, error, mutate } = useUser();
  // Preloads the code while the member is fetched.
  useEffect(() => void loadParts().catch(() => undefined), []);
  if (!user && error)
    return <ErrorState text={settings.failed} retryLabel={settings.again} onRetry={() => void mutate()} />;
  const waiting = <ListRowsSkeleton label={settings.loading} count={8} />;
  if (!user) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SettingsParts texts={texts} errors={errors} user={user} />
    </Suspense>
  );
}
