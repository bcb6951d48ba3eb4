import { lazy, Suspense } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { User } from '#lib/contract/identity/user.ts';

const RedirectSignedIn = lazy(() =>
  loadLater(() => import('./redirect-signed-in.tsx').then((file) => ({ default: file.RedirectSignedIn }))),
);

/** Redirects members from a page for visitors, which load nothing for it. */
export function RedirectMembers({ to }: { to: (user: User) => string }) {
  return (
    useSignedIn() && (
      <Suspense fallback={null}>
        <RedirectSignedIn to={to} />
      </Suspense>
    )
  );
}
