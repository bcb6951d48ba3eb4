import type { Chat } from '../../contract/community/chats.ts';
import { dueDeliveries, mergeReported, type Reported } from '../../rules/community/due-deliveries.ts';
import { ApiError } from '../transport/api-error.ts';
import { callApi } from '../transport/call.ts';
import { parseJson } from '../../rules/platform/text.ts';
import { browserStorage } from '../storage/storage.ts';

/** Milliseconds that a burst of messages, or the reading of them, has before the server is told. */
const pause = 500;
const prefix = 'vonk_delivered_';

type Setup = {
  /** User id: two members on one device keep their notes apart. */
  user: number;
  /** Whether this tab speaks for the browser. */
  leads: () => boolean;
};

/**
 * Tells the server what has reached this browser, whichever page is open: once for a conversation and its newest
 * message, in one go after a burst, by the tab that leads. What is read needs no such note.
 */
export function reportDeliveries({ user, leads }: Setup) {
  const key = `${prefix}${user}`;
  let chats: readonly Chat[] = [];
  let reported: Reported = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTelling = false;

  const nextDue = () => {
    reported = mergeReported(chats, reported, loadReported(key));
    return leads() ? dueDeliveries(chats, reported)[0] : undefined;
  };
  const tell = async () => {
    isTelling = true;
    for (let next = nextDue(); next; next = nextDue()) {
      try {
        await callApi('PUT /api/delivered.php', { body: next });
      } catch (error) {
        // Without an answer it waits for the next message; a refusal is an answer.
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) break;
      }
      reported = { ...reported, [next.conversation]: next.delivered_until };
      browserStorage.setItem(key, JSON.stringify(reported));
    }
    isTelling = false;
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isTelling) plan();
      else void tell();
    }, pause);
  };
  return {
    /** Takes in the list of conversations as it has just arrived. */
    see: (now: readonly Chat[]) => {
      chats = now;
      plan();
    },
    /** This tab has taken the lead: what the one before it left is its own now. */
    plan,
    stop: () => clearTimeout(timer),
  };
}

/** Nobody is logged in any more. */
export function clearDeliveries(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(prefix)) browserStorage.removeItem(key);
}

/** What the tabs of this browser have told; where it keeps nothing each page tells it once more. */
function loadReported(key: string): Reported {
  return (parseJson(browserStorage.getItem(key)) as Reported | null) ?? {};
}
