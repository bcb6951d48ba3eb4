import type { MemberEvent } from '../../contract/events.ts';
import { reportDeliveries } from '../community/deliveries.ts';
import { openEventStream, refetchSpreadMs } from './event-source.ts';
import { startPolling, type Polled } from './poll.ts';
import { refresh } from '../transport/keys.ts';
import { loseSession } from '../session/session-lost.ts';
import { announceSession, isSignedIn } from '../session/signed-in.ts';
import { staleReads } from '../transport/stale-reads.ts';
import { joinTabs } from './tabs.ts';
import { hideTyping, showTyping } from '../community/typing.ts';

type Listener = (event: MemberEvent) => void;

const listeners = new Set<Listener>();

/** Subscribes to the stream's events, for moments rather than data: a match, a sound. */
export function onMemberEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Messages from the tab with the stream to the others. */
type TabMessage = { data?: string; polled?: Polled[] };

/** Milliseconds after which a tab without its own stream counts as a follower. */
const followerDelayMs = 1_000;
const resync = JSON.stringify({ type: 'resync' } satisfies MemberEvent);

/**
 * Refreshes a member's data until `stop` is called: one stream and one poll for all tabs, with each event applied in
 * every tab. `see` receives the conversations as they arrive.
 */
export function startLive(user: number, pushSubscribed: () => boolean) {
  let isFresh = true;
  let catchingUp: ReturnType<typeof setTimeout> | undefined;
  const deliveries = reportDeliveries({ user, isLeader: () => tabs.isLeader() });
  const apply = ({ data, polled }: TabMessage) => {
    const event = data === undefined ? null : parseEvent(data);
    if (event) applyEvent(event);
    if (polled) polling.receive(polled);
  };
  const share = (message: TabMessage) => {
    apply(message);
    tabs.broadcast(message);
  };
  // Conversations and orders may have loaded before the stream opened; the first poll covers the lists.
  const begin = () => {
    isFresh = false;
    clearTimeout(settling);
    void refresh([{ name: 'GET /api/chat.php' }, { name: 'GET /api/order.php' }]);
  };
  const catchUpSoon = () => {
    catchingUp ??= setTimeout(() => {
      catchingUp = undefined;
      share({ data: resync });
    }, Math.random() * refetchSpreadMs);
  };
  const onOpen = (owner: number) => {
    // Another user has logged in here: nothing on this page belongs to them.
    if (owner !== user) window.location.reload();
    else if (isFresh) begin();
    else catchUpSoon();
  };
  const lead = () => {
    deliveries.plan();
    return openEventStream('/api/events.php', {
      onData: (data) => (data === resync ? catchUpSoon() : share({ data })),
      onOpen,
      mayReopen: staysSignedIn,
    });
  };

  const settling = setTimeout(begin, followerDelayMs);
  const tabs = joinTabs<TabMessage>(`vonk-live-${user}`, { lead, onMessage: apply });
  const polling = startPolling({
    pushSubscribed,
    isLeader: tabs.isLeader,
    broadcast: (polled) => tabs.broadcast({ polled }),
  });
  const stop = () => {
    clearTimeout(settling);
    clearTimeout(catchingUp);
    deliveries.stop();
    polling.stop();
    tabs.leave();
  };
  return { see: deliveries.see, stop };
}

/** Another tab may have logged out: this page then updates and needs no stream. */
function staysSignedIn(): boolean {
  if (isSignedIn()) return true;
  announceSession();
  return false;
}

/** Applies an event to this page. */
function applyEvent(event: MemberEvent): void {
  if (event.type === 'session-ended') {
    loseSession();
    return;
  }
  if (event.type === 'typing') showTyping(event.conversation);
  if (event.type === 'message') hideTyping(event.conversation);
  void refresh(event.type === 'resync' ? 'all' : staleReads(event));
  for (const listener of listeners) listener(event);
}

/** Ignores unknown events of a newer backend. */
function parseEvent(data: string): MemberEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'object' && event && 'type' in event ? (event as MemberEvent) : null;
  } catch {
    return null;
  }
}
