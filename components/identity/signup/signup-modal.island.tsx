'use client';

// Mounts the signup dialog; its code and texts load on the first press that needs them.

import { useSignupOpen } from '#lib/browser/identity/open-signup.ts';
import { lateComponent } from '../../ui/late-component.tsx';
import type { SignupModalProps } from './signup-dialog.island.tsx';

const SignupDialog = lateComponent(() =>
  import('./signup-dialog.island.tsx').then((file) => file.SignupDialog),
);

/** Mounted once in the default and the empty layout; `openSignup` opens it. */
export function SignupModal(props: SignupModalProps) {
  return useSignupOpen() && <SignupDialog {...props} />;
}
