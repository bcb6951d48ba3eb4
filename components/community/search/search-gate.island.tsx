'use client';

import type { ReactNode } from 'react';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { maySearch } from '#lib/rules/community/search-access.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import { useInBrowser } from '../../ui/in-browser.ts';

// Shows the search to those who may use it on this brand, and an explanation to others. An island because the page is
// shared and only the browser knows the session and the traffic source.

type Props = {
  access: SearchAccess;
  /** The explanation, which the page contains where visitors may not search. */
  closed: ReactNode;
  children: ReactNode;
};

export function SearchGate({ access, closed, children }: Props) {
  return useMaySearch(access) ? children : closed;
}

type SearchAccess = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** Whether this user may search; during hydration, whether any visitor may. */
function useMaySearch(access: SearchAccess): boolean {
  const signedIn = useSignedIn();
  const hasSource = useInBrowser() && trafficSource() !== null;
  return maySearch({ ...access, signedIn, hasSource });
}
