import pg from 'pg';
import { log, createRareWarning } from '../http/log.ts';

type Handlers = {
  onLine: (line: string) => void;
  /** The connection is up; earlier notifications were lost. */
  onConnected: () => void;
};

const retryDelayMs = 500;

/** Listens to a channel on a dedicated connection, and reconnects when it is lost. */
export function listen(
  databaseUrl: string,
  channel: string,
  { onLine, onConnected }: Handlers,
): { close: () => Promise<void> } {
  let client: pg.Client | null = null;
  let closed = false;
  const warn = createRareWarning();
  let retry: NodeJS.Timeout | undefined;

  const begin = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    const lost = () => {
      if (client !== next) return;
      client = null;
      if (closed) return;
      log.warn('no notifications, connecting again');
      tryAgain();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => onLine(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      if (closed) {
        await next.end();
        return;
      }
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    onConnected();
  };

  const tryAgain = () => {
    clearTimeout(retry);
    if (!closed) retry = setTimeout(start, retryDelayMs);
  };
  const start = () =>
    void begin().catch((error: unknown) => {
      warn({ err: error }, 'notifications cannot be heard, trying again');
      tryAgain();
    });
  start();

  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
