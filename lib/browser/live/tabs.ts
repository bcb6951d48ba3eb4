import { newKey } from '../transport/call.ts';

type Call<T> = { told: T } | { visible: string } | { yours: string };

type Part<T> = {
  /** Starts the leader's work; returns the stop function. */
  lead: () => () => void;
  /** Receives another tab's message. */
  hear: (message: T) => void;
};

export type Tabs<T> = {
  /** Sends to the other tabs. */
  tell: (message: T) => void;
  leads: () => boolean;
  leave: () => void;
};

/**
 * Joins the browser's tabs under a name. The holder of the name's lock leads; when it closes, the browser passes the
 * lock on. Without locks or channels each tab leads itself.
 */
export function joinTabs<T>(name: string, { lead, hear }: Part<T>): Tabs<T> {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
    return { tell: () => undefined, leads: () => true, leave: lead() };
  }
  const channel = new BroadcastChannel(name);
  const own = newKey();
  let waiting = new AbortController();
  let resign: (() => void) | null = null;
  let hasLeft = false;
  // Messages still in transit when this tab left are dropped.
  const say = (call: Call<T>) => {
    if (!hasLeft) channel.postMessage(call);
  };

  const stand = (options: LockOptions) => {
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
    stand({ signal: waiting.signal });
  };
  // Browsers throttle hidden tabs, so a visible one takes the lead.
  const claim = () => {
    if (resign === null && document.visibilityState === 'visible') say({ visible: own });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Call<T>>) => {
    if ('told' in data) hear(data.told);
    else if ('visible' in data) {
      if (resign !== null && document.visibilityState === 'hidden') say({ yours: data.visible });
    } else if (data.yours === own && resign === null) {
      waiting.abort();
      stand({ steal: true });
    }
  });
  document.addEventListener('visibilitychange', claim);
  queue();
  claim();

  return {
    tell: (message) => say({ told: message }),
    leads: () => resign !== null,
    leave() {
      hasLeft = true;
      document.removeEventListener('visibilitychange', claim);
      waiting.abort();
      resign?.();
      channel.close();
    },
  };
}
