import { useSyncExternalStore } from 'react';
import type { Settings } from '../../contract/brands/settings.ts';
import { maySearch } from '../../rules/community/search-access.ts';
import { useSignedIn } from '../session/signed-in.ts';
import { trafficSource } from '../growth/traffic-source.ts';

export type SearchAccess = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

const never = () => () => undefined;

/** Whether this user may search; during hydration, whether any visitor may. */
export function useMaySearch(access: SearchAccess): boolean {
  const signedIn = useSignedIn();
  const hasSource = useSyncExternalStore(
    never,
    () => trafficSource() !== null,
    () => false,
  );
  return maySearch({ ...access, signedIn, hasSource });
}
