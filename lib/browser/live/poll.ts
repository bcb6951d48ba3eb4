import { nextPoll } from '../../rules/platform/polling.ts';
import { refresh, type KeyFilter } from '../transport/keys.ts';
import { cachedEtag } from '../transport/etag-cache.ts';
import { staleReads } from '../transport/stale-reads.ts';
import type { ReadName } from '../transport/types.ts';

/** The background reads (`docs/specification.md` §9), and what is stale when one is new, as its event was lost. */
const staleWith = {
  'GET /api/user.php': staleReads({ type: 'user' }),
  'GET /api/chats.php': staleReads({ type: 'chats' }),
  'GET /api/likes.php': staleReads({ type: 'likes' }),
} satisfies Partial<Record<ReadName, KeyFilter[]>>;
/** Edits and reactions do not change the lists: an open conversation is refetched itself. */
const openChat: KeyFilter = { name: 'GET /api/chat.php' };
const polled = Object.keys(staleWith) as Polled[];

/** Milliseconds that followers wait for the leading tab. */
const followerDelayMs = 5_000;

export type Polled = keyof typeof staleWith;

type Setup = {
  /** Called before each wait, so a new subscription slows the next one. */
  pushSubscribed: () => boolean;
  /** Whether this tab polls for all tabs of the browser. */
  isLeader: () => boolean;
  /** Reports this tab's poll and the changed responses to the other tabs. */
  broadcast: (changed: Polled[]) => void;
  /** Refetches reads; for tests. */
  fetchAgain?: typeof refresh;
};

/**
 * Refreshes user, chats and likes in the background (`docs/specification.md` §9): each tab once after loading, then
 * one tab for all.
 * `receive` gets another tab's findings.
 */
export function startPolling({ pushSubscribed, isLeader, broadcast, fetchAgain = refresh }: Setup) {
  let polls = 0;
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    clearTimeout(timer);
    const delay = nextPoll(polls, pushSubscribed());
    timer = setTimeout(poll, polls === 0 || isLeader() ? delay : delay + followerDelayMs);
  };
  const poll = () => {
    polls += 1;
    void findChanges(fetchAgain)
      .then((changed) => {
        fetchStale(changed);
        broadcast(changed);
      })
      .catch(() => undefined);
    plan();
  };
  const fetchStale = (changed: Polled[]) =>
    void fetchAgain([openChat, ...changed.flatMap((name) => staleWith[name])]);
  plan();
  return {
    receive: (changed: Polled[]) => {
      fetchStale(changed);
      if (polls > 0) plan();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Fetches all three; a new ETag means a change. */
async function findChanges(fetchAgain: typeof refresh): Promise<Polled[]> {
  const tags = () => polled.map((name) => cachedEtag(name.slice('GET '.length))?.etag);
  const before = tags();
  await fetchAgain(polled.map((name) => ({ name })));
  const after = tags();
  return polled.filter((_, at) => before[at] !== after[at]);
}
