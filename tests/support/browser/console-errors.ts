import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { listen } from '#backend/platform/db/listen.ts';
import { channel } from '#backend/platform/realtime/publish.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { stackAddress } from '#tests/support/stack.ts';

/** Events between processes since the running test began, page purges among them. */
let lastLine = '';
let hearing: ReturnType<typeof listen> | undefined;

/** Attributes console errors from now on to the next test. */
export function beginTest(): void {
  lastLine = '';
  const onLine = (line: string) => (lastLine += line);
  hearing = listen(stackAddress().databaseUrl, channel, { onLine, onConnected: () => undefined });
}

/** Console errors of the running test; null for those that turn out to be harmless. */
const complaints: Promise<string | null>[] = [];

/**
 * Makes each console error of a browser fail the running test, except for the statuses that the test provokes: the
 * browser logs those itself.
 */
export function watchConsole(context: BrowserContext, refusals: number[] = []): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || refusals.some((status) => isStatus(message, status))) return;
    complaints.push(faultIn(message));
  });
}

/** Makes each uncaught exception of its pages fail the running test as well. */
export function watchExceptions(context: BrowserContext): void {
  context.on('weberror', (thrown) => {
    const error: unknown = thrown.error();
    const text = error instanceof Error ? error.stack : String(error);
    complaints.push(Promise.resolve(`Exception on ${thrown.page()?.url() ?? 'a worker'}: ${text}`));
  });
}

/** The faults since the last call. */
export async function drainFaults(): Promise<string[]> {
  const faults = await Promise.all(complaints.splice(0));
  await hearing?.close();
  return faults.filter((fault) => fault !== null);
}

async function faultIn(message: ConsoleMessage): Promise<string | null> {
  const { url } = message.location();
  const fault = `Console on ${message.page()?.url() ?? 'a worker'}: ${message.text()} ${url}`;
  const photo = isStatus(message, 404) && /\/photos\/([0-9a-f]{16})-/.exec(url)?.[1];
  return photo && (await wasChanged(photo)) ? null : fault;
}

const isStatus = (message: ConsoleMessage, status: number) => message.text().includes(`status of ${status}`);

/**
 * Whether another test has just deleted or moved this photo, alone or with its member: a page may still have shown it,
 * and the purge of the member's page names it.
 */
async function wasChanged(hash: string): Promise<boolean> {
  const database = stackDatabase();
  const { rows } = await database.query<{ profile_id: number }>(
    `select profile_id from photos join profiles on profiles.id = profile_id
     where hash = $1 and photos.status = 'active' and removed_at is null and profiles.status = 'active'`,
    [hash],
  );
  await database.end();
  return rows.every(({ profile_id }) => lastLine.includes(`"member:${profile_id}"`));
}
