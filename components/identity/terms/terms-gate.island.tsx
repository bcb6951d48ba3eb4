'use client';

// Asks members for consent to newer terms. An island because only the browser knows the session; dialog and texts load
// on demand.

import { lazy, Suspense } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { matchRoute } from '#lib/rules/platform/routes.ts';
import { asksForTerms } from '#lib/rules/identity/terms-asking.ts';
import { useAppPath } from '../../site/use-app-path.ts';
import { useQuietMoment } from '../../ui/use-quiet-moment.ts';

const loadDialog = () =>
  loadLater(() => import('./terms-dialog.tsx')).then((file) => ({ default: file.TermsDialog }));
const TermsDialog = lazy(loadDialog);

/** Mounted once in every layout. */
export function TermsGate() {
  const { user } = useUser();
  const route = matchRoute(useAppPath());
  const isOpen = useQuietMoment(Boolean(user?.terms_outdated) && asksForTerms(route), loadDialog);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TermsDialog />
    </Suspense>
  );
}
