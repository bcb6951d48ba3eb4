'use client';

// Shows the search to those who may search on this brand and an explanation to the others. It needs the browser, which
// alone knows whether somebody is signed in and where a visitor came from; the page is the same for everybody.

import type { ReactNode } from 'react';
import { useMaySearch, type SearchAccess } from '#lib/browser/community/may-search.ts';

type Props = {
  access: SearchAccess;
  /** The explanation; it is what the page holds where visitors may not search. */
  closed: ReactNode;
  children: ReactNode;
};

export function SearchGate({ access, closed, children }: Props) {
  return useMaySearch(access) ? children : closed;
}
