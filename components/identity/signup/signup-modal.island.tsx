'use client';

// Mounts the signup dialog; its code and texts load on the first press that needs them.

import { lazy, Suspense } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { useSignupOpen } from '#lib/browser/identity/open-signup.ts';
import type { SignupModalProps } from './signup-dialog.island.tsx';

const SignupDialog = lazy(() =>
  loadLater(() => import('./signup-dialog.island.tsx')).then((file) => ({ default: file.SignupDialog })),
);

/** Mounted once in the default and the empty layout; `openSignup` opens it. */
export function SignupModal(props: SignupModalProps) {
  const open = useSignupOpen();
  return open ? (
    <Suspense fallback={null}>
      <SignupDialog {...props} />
    </Suspense>
  ) : null;
}
