'use client';

// Fills in the visitor's town. An island because only the browser knows the position and its permission; texts and code
// load on the first press.

import { useState } from 'react';
import type { Town } from '../../lib/rules/community/geocode-cache.ts';
import { Icon } from './icon.tsx';
import { useInBrowser } from './in-browser.ts';
import { lateComponent } from './late-component.tsx';

const LocateStatus = lateComponent(() => import('./locate-status.tsx').then((file) => file.LocateStatus));

type Props = {
  label: string;
  /** Countries that may be chosen here; a place elsewhere is shown but not filled in. */
  countries: readonly string[];
  onFound: (place: Town) => void;
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
          <LocateStatus
            press={presses}
            countries={countries}
            onFound={onFound}
            onEnd={() => setBusy(false)}
          />
        )}
      </div>
    </div>
  );
}
