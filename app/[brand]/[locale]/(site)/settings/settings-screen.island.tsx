'use client';

// The member's settings, which belong to the session.

import { lazy, Suspense, useEffect } from 'react';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { useLateTexts } from '#components/ui/use-late-texts.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { FirstTexts, LateTexts } from './settings-parts.tsx';

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

async function loadTexts(locale: Locale): Promise<LateTexts> {
  const [visibility, sessions, decisions, invitations, privacy] = await Promise.all([
    import(`@texts/${locale}/visibility.json`) as Promise<LateFile<'visibility'>>,
    import(`@texts/${locale}/sessions.json`) as Promise<LateFile<'sessions'>>,
    import(`@texts/${locale}/decisions.json`) as Promise<LateFile<'decisions'>>,
    import(`@texts/${locale}/invitations.json`) as Promise<LateFile<'invitations'>>,
    import(`@texts/${locale}/privacy.json`) as Promise<LateFile<'privacy'>>,
  ]);
  return {
    visibility: visibility.default,
    sessions: sessions.default,
    decisions: decisions.default,
    invitations: invitations.default,
    privacy: privacy.default,
  };
}

type LateFile<N extends keyof LateTexts> = { default: LateTexts[N] };
