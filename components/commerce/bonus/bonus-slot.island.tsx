'use client';

// The place of the bonus banner above every page of the members area, kept free where a banner will come. Only the
// browser knows whether there is one: banner and modal load for signed-in members, after the page is there.

import { useSelectedLayoutSegments } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import { membersArea, matchRoute } from '#lib/rules/platform/routes.ts';
import { useAppPath } from '../../site/use-app-path.ts';

const Bonus = lazy(() => import('./bonus.island.tsx').then((file) => ({ default: file.Bonus })));

/** Stands once, over all layouts, so that walking from one to another within the area doesn't count as leaving it. */
export function BonusSlot() {
  const signedIn = useSignedIn();
  const route = matchRoute(useAppPath());
  // There the server knew another path.
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
