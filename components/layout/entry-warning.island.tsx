'use client';

// Tells strangers, once, that the site is for adults and has fictional profiles. Only the browser knows whether it was
// told before, is an installed app or signed in, and from which country it asks.

import { lazy, Suspense, useEffect, useState } from 'react';
import { isSignedIn } from '../../lib/browser/session/signed-in.ts';
import { dismiss, dismissedAt } from '../../lib/rules/platform/dismissal.ts';
import { type EntryWarningState, showsEntryWarning } from '../../lib/rules/growth/entry-warning.ts';
import { routeOf } from '../../lib/rules/platform/routes.ts';
import { isInstalled } from '../site/installed.ts';
import { useSite } from '../site/site-context.island.tsx';
import { useAppPath } from '../site/use-app-path.ts';
import { useQuietMoment } from '../ui/use-quiet-moment.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

const loadDialog = () =>
  import('./entry-warning-dialog.island.tsx').then((file) => ({ default: file.EntryWarningDialog }));
const EntryWarningDialog = lazy(loadDialog);

const DISMISSED = 'vonk_entry_warning';

type EntryWarningProps = {
  words: Texts['entryWarning'];
  /** The only countries it is shown in; null for everywhere. */
  countries: readonly string[] | null;
};

async function visitorCountry(): Promise<string | null> {
  try {
    const { callApi } = await import('../../lib/browser/transport/call.ts');
    return (await callApi('GET /api/settings.php')).geoip_country;
  } catch {
    return null;
  }
}

/** Asks for the country last, and only where it decides. */
async function isDue(state: Omit<EntryWarningState, 'country'>): Promise<boolean> {
  if (!showsEntryWarning({ ...state, countries: null, country: null })) return false;
  if (state.countries === null) return true;
  return showsEntryWarning({ ...state, country: await visitorCountry() });
}

export function EntryWarning({ words, countries }: EntryWarningProps) {
  const { entryPopup, fictional } = useSite();
  const path = useAppPath();
  const [isWanted, setWanted] = useState(false);
  const isOpen = useQuietMoment(isWanted, loadDialog);

  useEffect(() => {
    let current = true;
    const state = {
      signedIn: isSignedIn(),
      installed: isInstalled(),
      enabled: entryPopup,
      countries,
      route: routeOf(path),
      dismissedAt: dismissedAt(DISMISSED, browserStorage),
    };
    void isDue(state).then((due) => current && setWanted(due));
    return () => {
      current = false;
    };
  }, [countries, entryPopup, path]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <EntryWarningDialog
        words={words}
        fictionalWarning={fictional.warning}
        onEnter={() => {
          dismiss(DISMISSED, browserStorage, Date.now());
          setWanted(false);
        }}
      />
    </Suspense>
  );
}
