'use client';

// Asks what this browser may remember across visits: the answer stays in the browser, and no is as easy as yes.

import { useEffect, useState } from 'react';
import { saveCookieConsent } from '#lib/browser/storage/save-cookie-consent.ts';
import { allowsStatistics } from '#lib/browser/storage/cookie-consent.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';

export function CookieConsent({ texts }: { texts: Texts['deviceChoice'] }) {
  // Unknown until read from the browser; without scripts nothing is stored anyway.
  const [isAllowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => setAllowed(allowsStatistics()), []);
  const choose = (granted: boolean) => {
    saveCookieConsent(granted);
    setAllowed(allowsStatistics());
  };
  return (
    <section className="card p-4 mt-4" aria-labelledby="device-choice">
      <h2 id="device-choice" className="h4">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <p role="status" className="fw-semibold">
        {isAllowed ? texts.allowed : texts.refused}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <Button variant="outline" disabled={isAllowed === null} onClick={() => choose(true)}>
          {texts.allow}
        </Button>
        <Button variant="outline" disabled={isAllowed === null} onClick={() => choose(false)}>
          {texts.refuse}
        </Button>
      </div>
    </section>
  );
}
