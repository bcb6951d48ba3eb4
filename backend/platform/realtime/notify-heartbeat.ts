import { randomUUID } from 'node:crypto';

const prefix = 'echo ';
/** Milliseconds between two heartbeats, and between those before the first was received. */
const intervalMs = 5_000;
const firstIntervalMs = 100;
/** Milliseconds until a heartbeat is late. */
const timeoutMs = 10_000;

export type NotifyHeartbeat = {
  /** True for a heartbeat line. */
  receive: (line: string) => boolean;
  /** Milliseconds since the last heartbeat came back, if it is late or missing; else 0. */
  overdueMs: () => number;
  close: () => void;
};

/**
 * Sends a heartbeat through the notification channel and waits for it: a pooler in transaction mode accepts `listen`
 * without an error but never delivers anything.
 */
export function startNotifyHeartbeat(send: (line: string) => Promise<void>): NotifyHeartbeat {
  const heartbeat = `${prefix}${randomUUID()}`;
  const opened = Date.now();
  let receivedAt: number | null = null;
  let timer: NodeJS.Timeout;
  const next = () => {
    // A failed send counts as a missing heartbeat.
    const sent = send(heartbeat).catch(() => undefined);
    void sent.then(() => {
      timer = setTimeout(
        next,
        receivedAt === null && Date.now() - opened < timeoutMs ? firstIntervalMs : intervalMs,
      );
      timer.unref();
      if (closed) clearTimeout(timer);
    });
  };
  let closed = false;
  timer = setTimeout(next, 0);
  return {
    receive(line) {
      if (line === heartbeat) receivedAt = Date.now();
      return line.startsWith(prefix);
    },
    overdueMs() {
      if (receivedAt === null) return Math.max(Date.now() - opened, 1);
      const sinceReceived = Date.now() - receivedAt;
      return sinceReceived > intervalMs + timeoutMs ? sinceReceived : 0;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
