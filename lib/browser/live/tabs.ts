import { newKey } from '../transport/call.ts';

type Call<T> = { message: T } | { visible: string } | { yours: string };

type Part<T> = {
  /** Starts the leader's work; returns the stop function. */
  lead: () => () => void;
  /** Receives another tab's message. */
  onMessage: (message: T) => void;
};

export type Tabs<T> = {
  /** Sends to the other tabs. */
  broadcast: (message: T) => void;
  isLeader: () => boolean;
  leave: () => void;
};

/**
 * Joins the browser's tabs under a name. The holder of the name's lock leads; when it closes, the browser passes the
 * lock on. Without locks or channels each tab leads itself.
 */
export function joinTabs<T>(name: string, { lead, onMessage }: Part<T>): Tabs<T> {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
    return { broadcast: () => undefined, isLeader: () => true, leave: lead() };
  }
  const channel = new BroadcastChannel(name);
  const own = newKey();
  let waiting = new AbortController();
  let resign: (() => void) | null = null;
  let hasLeft = false;
  // Messages still in transit when this tab left are dropped.
  const post = (call: Call<T>) => {
    if (!hasLeft) channel.postMessage(call);
  };

  const requestLock = (options: LockOptions) => {
    navigator.locks
      .request(name, options, () => {
        if (hasLeft) return undefined;
        const stop = lead();
        return new Promise<void>((resolve) => {
          resign = () => {
            resign = null;
            stop();
            resolve();
          };
        });
      })
      .catch(() => {
        // Aborted to leave or to lead at once; otherwise another tab has taken over.
        if (hasLeft || options.signal?.aborted) return;
        resign?.();
        queue();
      });
  };
  const queue = () => {
    waiting = new AbortController();
    requestLock({ signal: waiting.signal });
  };
  // Browsers throttle hidden tabs, so a visible one takes the lead.
  const claim = () => {
    if (resign === null && document.visibilityState === 'visible') post({ visible: own });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Call<T>>) => {
    if ('message' in data) onMessage(data.message);
    else if ('visible' in data) {
      if (resign !== null && document.visibilityState === 'hidden') post({ yours: data.visible });
    } else if (data.yours === own && resign === null) {
      waiting.abort();
      requestLock({ steal: true });
    }
  });
  document.addEventListener('visibilitychange', claim);
  queue();
  claim();

  return {
    broadcast: (message) => post({ message }),
    isLeader: () => resign !== null,
    leave() {
      hasLeft = true;
      document.removeEventListener('visibilitychange', claim);
      waiting.abort();
      resign?.();
      channel.close();
    },
  };
}
