'use client';

// Asks members for consent to newer terms. An island because only the browser knows the session; dialog and texts load
// on demand.

import { useUser } from '#lib/browser/transport/hooks.ts';
import { matchRoute } from '#lib/rules/platform/routes.ts';
import { asksForTerms } from '#lib/rules/identity/terms-asking.ts';
import { useAppPath } from '../../site/use-app-path.ts';
import { lateComponent } from '../../ui/late-component.tsx';
import { useQuietMoment } from '../../ui/use-quiet-moment.ts';

const loadDialog = () => import('./terms-dialog.tsx').then((file) => file.TermsDialog);
const TermsDialog = lateComponent(loadDialog);

/** Mounted once in every layout. */
export function TermsGate() {
  const { user } = useUser();
  const route = matchRoute(useAppPath());
  const isOpen = useQuietMoment(Boolean(user?.terms_outdated) && asksForTerms(route), loadDialog);
  return isOpen && <TermsDialog />;
}
