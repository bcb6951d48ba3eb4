'use client';

// Shows the search to those who may use it on this brand, and an explanation to others. An island because the page is
// shared and only the browser knows the session and the traffic source.

import type { ReactNode } from 'react';
import { useMaySearch, type SearchAccess } from '#lib/browser/community/may-search.ts';

type Props = {
  access: SearchAccess;
  /** The explanation, which the page contains where visitors may not search. */
  closed: ReactNode;
  children: ReactNode;
};

export function SearchGate({ access, closed, children }: Props) {
  return useMaySearch(access) ? children : closed;
}
