'use client';

// Replaces the public list with the member's own. An island because the page is shared and only the browser knows
// whether a member is signed in; the public list is hidden from members meanwhile.

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
      <div className={`vk-signed-in-only ${styles.reserved}`} />
      <div className="vk-signed-out-only">{children}</div>
    </>
  );
}
