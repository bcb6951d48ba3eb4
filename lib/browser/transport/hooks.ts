import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { countNew } from '../../rules/community/badges.ts';
import type { ApiError } from './api-error.ts';
import { callApi } from './call.ts';
import type { CallKey } from './keys.ts';
import { useSignedIn } from '../session/signed-in.ts';
import type { CallArguments, ReadName, ReadQuery, CallResponse } from './types.ts';

type Answer<N extends ReadName> = SWRResponse<CallResponse<N>, ApiError>;

/** Polling and the stream refresh these, so components do not refetch them. */
export const liveConfig: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  dedupingInterval: 2_000,
  shouldRetryOnError: false,
};

/** Others refetch when the tab is focused, at most once a minute. */
export const onDemand: SWRConfiguration = {
  ...liveConfig,
  revalidateIfStale: true,
  revalidateOnFocus: true,
  focusThrottleInterval: 60_000,
};

/**
 * A read of the contract for the signed-in member; without a session or with a null query nothing is called. `callApi`
 * has retried already, so errors persist until a refetch.
 */
export function useCall<N extends ReadName>(
  name: N,
  query: ReadQuery<N> | null | undefined,
  options: SWRConfiguration = onDemand,
): Answer<N> {
  const signedIn = useSignedIn();
  const key: CallKey<N> | null = signedIn && query !== null ? [name, query] : null;
  return useSWR(key, fetchKey<N>, options) as Answer<N>;
}

/** The signed-in user; null without a session, undefined until known. */
export function useUser() {
  const { data, ...rest } = useCall('GET /api/user.php', undefined, liveConfig);
  const signedIn = useSignedIn();
  return { ...rest, user: signedIn ? data?.user : null };
}

export function useChats() {
  const { data, ...rest } = useCall('GET /api/chats.php', undefined, liveConfig);
  return { ...rest, chats: data?.chats, drafts: data?.drafts, lastOpened: data?.last_opened };
}

export function useLikes() {
  const { data, ...rest } = useCall('GET /api/likes.php', undefined, liveConfig);
  return { ...rest, profiles: data?.profiles, likedBy: data?.liked_by };
}

/** Unread messages and new likes, for badges, title and app icon; unknown until both lists have loaded or failed. */
export function useBadges(): { unread: number; newLikes: number; isKnown: boolean } {
  const { chats, error: noChats } = useChats();
  const { likedBy, error: noLikes } = useLikes();
  const isKnown = Boolean((chats ?? noChats) && (likedBy ?? noLikes));
  return { ...countNew(chats ?? [], likedBy ?? []), isKnown };
}

/** The relation to another member; null fetches nothing. */
export function useRelation(id: number | null) {
  return useCall('GET /api/relation.php', id === null ? null : { id });
}

/** Balance and newest statement entries. */
export function useCredits() {
  return useCall('GET /api/credits.php', {});
}

/** Regions of all countries, also for visitors; fetched on demand. */
export function useRegions(isNeeded: boolean) {
  const key: CallKey<'GET /api/regions.php'> | null = isNeeded ? ['GET /api/regions.php', undefined] : null;
  const { data, ...rest } = useSWR(key, fetchKey<'GET /api/regions.php'>, liveConfig);
  return { ...rest, regions: data?.regions };
}

export function useOwnProfile() {
  return useCall('GET /api/profile.php', undefined);
}

/** The member's own photos in order, in any state. */
export function useOwnPhotos() {
  return useCall('GET /api/photos.php', undefined);
}

export function useSignupMatches() {
  return useCall('GET /api/signup-matches.php', undefined, liveConfig);
}

/** The mail address awaiting confirmation. */
export function useMailChange() {
  return useCall('GET /api/mail-change.php', undefined);
}

/** The member's sessions and recent login attempts. */
export function useSessions() {
  return useCall('GET /api/sessions.php', undefined);
}

/** The member's visibility settings. */
export function useVisibility() {
  return useCall('GET /api/visibility.php', undefined);
}

/** Measures against the member's own account. */
export function useDecisions() {
  return useCall('GET /api/decisions.php', undefined);
}

export function useBlocked() {
  return useCall('GET /api/blocks.php', undefined);
}

/** The quote of an order; the previous one remains until the next has loaded. */
export function useOrder(query: ReadQuery<'GET /api/order.php'> | null) {
  return useCall('GET /api/order.php', query, { ...onDemand, keepPreviousData: true });
}

/** Bundles and premium packages in the currency of the visitor's country. */
export function usePackages() {
  return useCall('GET /api/packages.php', {});
}

/** The newest payments; `callApi` with `before` gets older ones. */
export function usePayments(isNeeded = true) {
  return useCall('GET /api/payments.php', isNeeded ? {} : null);
}

/** A payment of the member; null fetches nothing. */
export function usePayment(id: number | null) {
  return useCall('GET /api/payment.php', id === null ? null : { payment_id: id });
}

/** A payment by its mail's token, also for visitors; null fetches nothing. */
export function useTransaction(token: string | null) {
  const key: CallKey<'GET /api/transaction.php'> | null =
    token === null ? null : ['GET /api/transaction.php', { token }];
  return useSWR<CallResponse<'GET /api/transaction.php'>, ApiError>(
    key,
    fetchKey<'GET /api/transaction.php'>,
    onDemand,
  );
}

export function useRepeatOrders() {
  return useCall('GET /api/repeat-orders.php', undefined);
}

/** Makes the call of a cache key. */
export function fetchKey<N extends ReadName>([name, query]: CallKey<N>): Promise<CallResponse<N>> {
  return callApi(name, ...([query === undefined ? {} : { query }] as unknown as CallArguments<N>));
}

/** Milliseconds between polls of a pending export. */
const exportPause = 4_000;

/** The state of the member's data export, polled until ready. */
export function useExport() {
  return useCall('GET /api/export.php', undefined, {
    ...onDemand,
    refreshInterval: (answer?: CallResponse<'GET /api/export.php'>) =>
      answer?.state === 'ordered' ? exportPause : 0,
  });
}

export function usePrivacy() {
  return useCall('GET /api/privacy.php', undefined);
}
