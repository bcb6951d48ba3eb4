'use client';

// The place where the signup opens over the page; its code and texts load with the first press on what needs them.

import { lazy, Suspense } from 'react';
import { loadLater } from '../../lib/api/load-later.ts';
import { useSignupOpen } from '../../lib/api/open-signup.ts';

const SignupDialog = lazy(() =>
  loadLater(() => import('./signup-dialog.island.tsx')).then((file) => ({ default: file.SignupDialog })),
);

type SignupModalProps = {
  /** ISO codes that may sign up here, and the one that is chosen at first. */
  countries: readonly string[];
  country: string;
};

/** Stands once in the default and the empty layout; `openSignup` opens it. */
export function SignupModal(props: SignupModalProps) {
  const open = useSignupOpen();
  return open ? (
    <Suspense fallback={null}>
      <SignupDialog {...props} />
    </Suspense>
  ) : null;
}
