import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { listen } from '../../backend/platform/db/listen.ts';
import { channel } from '../../backend/platform/realtime/publish.ts';
import { stackDatabase } from '../support/database.ts';
import { stackAddress } from '../support/stack.ts';

/** What processes have told each other since the running test began, the purges of pages among it. */
let lastLine = '';
let hearing: ReturnType<typeof listen> | undefined;

/** From now on what browsers complain of is that of another test. */
export function beginTest(): void {
  lastLine = '';
  const onLine = (line: string) => (lastLine += line);
  hearing = listen(stackAddress().databaseUrl, channel, { onLine, onConnected: () => undefined });
}

/** What the browsers of the running test complained of; null where it turned out to be no fault. */
const complaints: Promise<string | null>[] = [];

/**
 * Has every error on the consoles of a browser fail the running test, but for the statuses which that test provokes: the
 * browser itself notes them there.
 */
export function watchConsole(context: BrowserContext, refusals: number[] = []): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || refusals.some((status) => isStatus(message, status))) return;
    complaints.push(faultIn(message));
  });
}

/** Likewise with everything that the scripts of its pages throw and nobody catches. */
export function watchExceptions(context: BrowserContext): void {
  context.on('weberror', (thrown) => {
    const error: unknown = thrown.error();
    const text = error instanceof Error ? error.stack : String(error);
    complaints.push(Promise.resolve(`Exception on ${thrown.page()?.url() ?? 'a worker'}: ${text}`));
  });
}

/** The faults since it was asked last. */
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
 * A page may show the photo of somebody whose own test takes it or them away in that moment, or puts another one first:
 * what was to be seen before is said by the purge of their page.
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
