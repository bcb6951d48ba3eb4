'use client';

// Offers the upgrade to everyone but premium members, whom only the browser knows.

import type { ReactNode } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';

export function WithoutPremium({ children }: { children: ReactNode }) {
  return useUser().user?.paid_user ? null : children;
}
