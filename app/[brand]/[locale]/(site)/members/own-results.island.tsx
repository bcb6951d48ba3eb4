'use client';

// Puts a member's own list in the place of the one that everybody sees. It needs the browser, which alone knows whether
// somebody is signed in; the page is the same for all, and members do not see it first.

import type { ReactNode } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import styles from './own-results.module.css';

type Props = {
  own: ReactNode;
  /** The results for visitors. */
  children: ReactNode;
};

export function OwnResults({ own, children }: Props) {
  if (useSignedIn()) return own;
  return (
    <>
      <div className={`vk-signed-in-only ${styles.room}`} />
      <div className="vk-signed-out-only">{children}</div>
    </>
  );
}
