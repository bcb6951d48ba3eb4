'use client';

// Tells new visitors once that the site is for adults and has fictional profiles. Only the browser knows whether it was
// shown before, is an installed app or signed in; the rest is only loaded to be shown.

import { useEffect, useState } from 'react';
import { isSignedIn } from '../../lib/browser/session/signed-in.ts';
import { loadLater } from '../../lib/browser/transport/load-later.ts';
import { dismiss, dismissedAt } from '../../lib/rules/platform/dismissal.ts';
import { showsEntryWarning } from '../../lib/rules/growth/entry-warning.ts';
import { matchRoute } from '../../lib/rules/platform/routes.ts';
import { isInstalled } from '../site/installed.ts';
import { useSite } from '../site/site-context.island.tsx';
import { useAppPath } from '../site/use-app-path.ts';
import { lateComponent } from '../ui/late-component.tsx';
import { recordTyping } from '../ui/typed-fields.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

const EntryWarningDialog = lateComponent(() =>
  loadLater(() => import('./entry-warning-dialog.island.tsx')).then(
    (file) => file.EntryWarningDialog,
    () => () => null,
  ),
);

const DISMISSED = 'vonk_entry_warning';

type EntryWarningProps = {
  texts: Texts['entryWarning'];
  /** The only countries it is shown in; null for everywhere. */
  countries: readonly string[] | null;
};

export function EntryWarning(props: EntryWarningProps) {
  const { entryPopup } = useSite();
  const path = useAppPath();
  const [isDue, setDue] = useState(false);

  useEffect(recordTyping, []);
  useEffect(() => {
    setDue(
      showsEntryWarning({
        signedIn: isSignedIn(),
        installed: isInstalled(),
        enabled: entryPopup,
        route: matchRoute(path),
        dismissedAt: dismissedAt(DISMISSED, browserStorage),
      }),
    );
  }, [entryPopup, path]);

  if (!isDue) return null;
  return (
    <EntryWarningDialog
      {...props}
      onEnter={() => {
        dismiss(DISMISSED, browserStorage, Date.now());
        setDue(false);
      }}
    />
  );
}
