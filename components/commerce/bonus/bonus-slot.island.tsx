'use client';

// The slot of the bonus banner in the members area, reserved where a banner will appear. Only the browser knows whether
// there is one: banner and modal load for members, after the page.

import { useSelectedLayoutSegments } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import { membersArea, matchRoute } from '#lib/rules/platform/routes.ts';
import { useAppPath } from '../../site/use-app-path.ts';

const Bonus = lazy(() => import('./bonus.island.tsx').then((file) => ({ default: file.Bonus })));

/** Mounted once above all layouts, so that navigation between them does not count as leaving the area. */
export function BonusSlot() {
  const signedIn = useSignedIn();
  const route = matchRoute(useAppPath());
  // On status pages the server had another path.
  const isStatus = useSelectedLayoutSegments()?.includes('status');
  if (isStatus || route === null || !membersArea.has(route)) return null;
  return (
    <div className="vk-bonus-slot">
      {signedIn && (
        <Suspense>
          <Bonus />
        </Suspense>
      )}
    </div>
  );
}
