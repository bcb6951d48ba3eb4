import { nextPoll } from '../../rules/platform/polling.ts';
import { refresh, type KeyFilter } from '../transport/keys.ts';
import { remembered } from '../transport/etag-cache.ts';
import { staleReads } from '../transport/stale-reads.ts';
import type { ReadName } from '../transport/types.ts';

/** What is refreshed in the background (section 9), and what is stale where one is new: the hint at it was lost. */
const staleWith = {
  'GET /api/user.php': staleReads({ type: 'user' }),
  'GET /api/chats.php': staleReads({ type: 'chats' }),
  'GET /api/likes.php': staleReads({ type: 'likes' }),
} satisfies Partial<Record<ReadName, KeyFilter[]>>;
/** An edit or a reaction changes nothing in the lists: an open conversation is asked for itself. */
const openChat: KeyFilter = { name: 'GET /api/chat.php' };
const polled = Object.keys(staleWith) as Polled[];

/** Milliseconds that the tabs which do not lead leave to the one that does. */
const grace = 5_000;

export type Polled = keyof typeof staleWith;

type Setup = {
  /** Asked before each wait, so a new subscription slows the next one. */
  pushSubscribed: () => boolean;
  /** Whether this tab polls for all tabs of the browser. */
  leads: () => boolean;
  /** Tells the other tabs that this one has polled, and which answers were new. */
  tell: (changed: Polled[]) => void;
  /** Fetches reads again; a parameter for tests. */
  fetchAgain?: typeof refresh;
};

/**
 * Refreshes user, chats and likes in the background (section 9): each tab once after it was loaded, then one tab for
 * all. `heard` takes in what another tab has found.
 */
export function startPolling({ pushSubscribed, leads, tell, fetchAgain = refresh }: Setup) {
  let polls = 0;
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    clearTimeout(timer);
    const delay = nextPoll(polls, pushSubscribed());
    timer = setTimeout(poll, polls === 0 || leads() ? delay : delay + grace);
  };
  const poll = () => {
    polls += 1;
    void findChanges(fetchAgain)
      .then((changed) => {
        fetchStale(changed);
        tell(changed);
      })
      .catch(() => undefined);
    plan();
  };
  const fetchStale = (changed: Polled[]) =>
    void fetchAgain([openChat, ...changed.flatMap((name) => staleWith[name])]);
  plan();
  return {
    heard: (changed: Polled[]) => {
      fetchStale(changed);
      if (polls > 0) plan();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Fetches all three; an answer is new when its ETag is. */
async function findChanges(fetchAgain: typeof refresh): Promise<Polled[]> {
  const tags = () => polled.map((name) => remembered(name.slice('GET '.length))?.etag);
  const before = tags();
  await fetchAgain(polled.map((name) => ({ name })));
  const after = tags();
  return polled.filter((_, at) => before[at] !== after[at]);
}
