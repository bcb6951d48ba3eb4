import type { Chat } from '../../contract/community/chat.ts';
import { dueDeliveries, mergeReported, type Reported } from '../../rules/community/due-deliveries.ts';
import { ApiError } from '../transport/api-error.ts';
import { callApi } from '../transport/call.ts';
import { parseJson } from '../../rules/platform/text.ts';
import { browserStorage } from '../storage/storage.ts';

/** Milliseconds to collect a burst of messages before the report. */
const delayMs = 500;
const prefix = 'vonk_delivered_';

type Setup = {
  /** User id: separates members on a shared device. */
  user: number;
  /** Whether this tab reports for the browser. */
  isLeader: () => boolean;
};

/**
 * Reports messages delivered to this browser, on any page: the newest of each conversation, batched, by the leading
 * tab. Read messages need no report.
 */
export function reportDeliveries({ user, isLeader }: Setup) {
  const key = `${prefix}${user}`;
  let chats: readonly Chat[] = [];
  let reported: Reported = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReporting = false;

  const nextDue = () => {
    reported = mergeReported(chats, reported, loadReported(key));
    return isLeader() ? dueDeliveries(chats, reported)[0] : undefined;
  };
  const report = async () => {
    isReporting = true;
    for (let next = nextDue(); next; next = nextDue()) {
      try {
        await callApi('PUT /api/delivered.php', { body: next });
      } catch (error) {
        // Without a response it waits for the next message; a refusal is final.
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) break;
      }
      reported = { ...reported, [next.conversation]: next.delivered_until };
      browserStorage.setItem(key, JSON.stringify(reported));
    }
    isReporting = false;
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isReporting) plan();
      else void report();
    }, delayMs);
  };
  return {
    /** Receives the current list of conversations. */
    see: (now: readonly Chat[]) => {
      chats = now;
      plan();
    },
    /** This tab now leads and takes over unreported messages. */
    plan,
    stop: () => clearTimeout(timer),
  };
}

/** Runs on logout. */
export function clearDeliveries(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(prefix)) browserStorage.removeItem(key);
}

/** What this browser's tabs have reported; without storage each page reports once more. */
function loadReported(key: string): Reported {
  return (parseJson(browserStorage.getItem(key)) as Reported | null) ?? {};
}
