'use client';

// Tells strangers, once, that the site is for adults and has fictional profiles. Only the browser knows whether it was
// told before, is an installed app or signed in, and from which country it asks.

import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/call.ts';
import { isSignedIn } from '../../lib/api/signed-in.ts';
import { dismiss, dismissedAt } from '../../lib/rules/dismissal.ts';
import { type EntryWarningState, showsEntryWarning } from '../../lib/rules/entry-warning.ts';
import { routeOf } from '../../lib/rules/routes.ts';
import { isInstalled } from '../site/installed.ts';
import { useSite } from '../site/site-context.island.tsx';
import { useAppPath } from '../site/use-app-path.ts';
import { Modal } from '../ui/modal.island.tsx';
import type { EntryWarningWords } from './chrome-words.ts';

const DISMISSED = 'vonk_entry_warning';

type EntryWarningProps = {
  words: EntryWarningWords;
  /** The only countries it is shown in; null for everywhere. */
  countries: readonly string[] | null;
};

async function visitorCountry(): Promise<string | null> {
  const settings = await callApi('GET /api/settings.php').catch(() => null);
  return settings?.geoip_country ?? null;
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
  const [open, setOpen] = useState(false);

  useEffect(() => {
    let current = true;
    const state = {
      signedIn: isSignedIn(),
      installed: isInstalled(),
      enabled: entryPopup,
      countries,
      route: routeOf(path),
      dismissedAt: dismissedAt(DISMISSED, window.localStorage),
    };
    void isDue(state).then((due) => current && setOpen(due));
    return () => {
      current = false;
    };
  }, [countries, entryPopup, path]);

  function enter() {
    dismiss(DISMISSED, window.localStorage, Date.now());
    setOpen(false);
  }

  function leave() {
    if (window.history.length > 1) window.history.back();
    else window.location.replace('about:blank');
  }

  return (
    <Modal
      open={open}
      onClose={enter}
      title={words.title}
      closable={false}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={leave}>
            {words.leave}
          </button>
          <button type="button" className="btn btn-primary" onClick={enter}>
            {words.enter}
          </button>
        </>
      }
    >
      <p>{words.adults}</p>
      <p>{fictional.warning}</p>
      <p className="mb-0">{words.costs}</p>
    </Modal>
  );
}
