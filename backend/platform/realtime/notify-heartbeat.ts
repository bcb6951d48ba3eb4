import { randomUUID } from 'node:crypto';

const prefix = 'echo ';
/** Milliseconds between two lines, and between those of a process that has not heard any yet. */
const every = 5_000;
const soon = 100;
/** Milliseconds that a line may take to come back. */
const late = 10_000;

export type NotifyHeartbeat = {
  /** True for a line that was only said to be heard. */
  takes: (line: string) => boolean;
  /** Milliseconds since a line came back, where that is too long ago or never was; else 0. */
  silentFor: () => number;
  close: () => void;
};

/**
 * Says a line now and then and waits to hear it, as all announcements go: a pooler that keeps no connection for a listener
 * takes `listen` without a complaint, and nothing ever comes.
 */
export function startNotifyHeartbeat(say: (line: string) => Promise<void>): NotifyHeartbeat {
  const own = `${prefix}${randomUUID()}`;
  const opened = Date.now();
  let heardAt: number | null = null;
  let timer: NodeJS.Timeout;
  const next = () => {
    // Where it cannot be said it is not heard either.
    const sent = say(own).catch(() => undefined);
    void sent.then(() => {
      timer = setTimeout(next, heardAt === null && Date.now() - opened < late ? soon : every);
      timer.unref();
      if (closed) clearTimeout(timer);
    });
  };
  let closed = false;
  timer = setTimeout(next, 0);
  return {
    takes(line) {
      if (line === own) heardAt = Date.now();
      return line.startsWith(prefix);
    },
    silentFor() {
      if (heardAt === null) return Math.max(Date.now() - opened, 1);
      const silent = Date.now() - heardAt;
      return silent > every + late ? silent : 0;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
