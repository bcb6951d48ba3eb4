import { newKey } from '../transport/call.ts';

type Call<T> = { told: T } | { visible: string } | { yours: string };

type Part<T> = {
  /** Begins what one tab does for all; returns how to stop. */
  lead: () => () => void;
  /** Hears what another tab tells. */
  hear: (message: T) => void;
};

export type Tabs<T> = {
  /** Tells the other tabs. */
  tell: (message: T) => void;
  leads: () => boolean;
  leave: () => void;
};

/**
 * Joins the tabs of this browser that go by one name. The one that holds the lock of that name leads; when it closes,
 * the browser hands the lock to the next. Where a browser has no locks or channels each tab leads for itself.
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
  // What was still on its way when this tab left is of no interest any more.
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
        // Who stopped waiting did so to leave or to take the lead at once; otherwise another tab has taken it.
        if (hasLeft || options.signal?.aborted) return;
        resign?.();
        queue();
      });
  };
  const queue = () => {
    waiting = new AbortController();
    stand({ signal: waiting.signal });
  };
  // Browsers slow the timers of hidden tabs down, so the lead goes to one that is looked at.
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
