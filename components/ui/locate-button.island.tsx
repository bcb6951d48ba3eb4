'use client';

// Fills in the town where the visitor is. It needs the browser, which alone knows the position and asks whether it may
// tell; what it says and how it asks load with the first press.

import { lazy, Suspense, useState } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';
import type { Place } from '../../lib/rules/community/geocode-cache.ts';
import { Icon } from './icon.tsx';
import { useInBrowser } from './in-browser.ts';

const LocateStatus = lazy(() =>
  loadLater(() => import('./locate-status.tsx')).then((file) => ({ default: file.LocateStatus })),
);

type Props = {
  label: string;
  /** The countries that may be chosen here; a place in another one is named, not filled in. */
  countries: readonly string[];
  onFound: (place: Place) => void;
};

export function LocateButton({ label, countries, onFound }: Props) {
  const inBrowser = useInBrowser();
  const [presses, setPresses] = useState(0);
  const [busy, setBusy] = useState(false);
  if (!inBrowser) return null;
  return (
    <div className="vk-locate">
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-busy={busy || undefined}
        onClick={() => {
          if (busy) return;
          setBusy(true);
          setPresses((before) => before + 1);
        }}
      >
        {busy ? <span className="spinner-border" aria-hidden="true" /> : <Icon name="geo-alt" />}
        <span>{label}</span>
      </button>
      <div className="form-text" role="status">
        {presses > 0 && (
          <Suspense fallback={null}>
            <LocateStatus
              press={presses}
              countries={countries}
              onFound={onFound}
              onEnd={() => setBusy(false)}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
