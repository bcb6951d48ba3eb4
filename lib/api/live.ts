import type { MemberEvent } from '../contract/events.ts';
import { keepStream } from './event-source.ts';
import { refresh } from './refresh.ts';
import { loseSession } from './session-lost.ts';
import { staleReads } from './stale-reads.ts';
import { hideTyping, showTyping } from './typing.ts';

type Listener = (event: MemberEvent) => void;

const listeners = new Set<Listener>();

/** Hears each event of the stream, for what shows a moment rather than data: a match, a sound. */
export function onMemberEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the member's event stream and lets each event refresh what it concerns; returns the way to close it. */
export function startLive(): () => void {
  return keepStream('/api/events.php', {
    onData: (data) => {
      const event = parseEvent(data);
      if (event) applyEvent(event);
    },
    onGap: () => applyEvent({ type: 'resync' }),
  });
}

/** What one event does to this page. */
function applyEvent(event: MemberEvent): void {
  if (event.type === 'session-ended') {
    loseSession();
    return;
  }
  if (event.type === 'typing') showTyping(event.conversation);
  if (event.type === 'message') hideTyping(event.conversation);
  void refresh(staleReads(event));
  for (const listener of listeners) listener(event);
}

/** An event of a newer backend that this page does not know is left alone. */
function parseEvent(data: string): MemberEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'object' && event && 'type' in event ? (event as MemberEvent) : null;
  } catch {
    return null;
  }
}
