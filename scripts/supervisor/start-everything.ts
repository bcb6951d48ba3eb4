import { runToEnd, startChild, waitUntilReady, type Child, type ChildCommand } from './child.ts';
import { allowDemo } from './allow-demo.ts';
import { openDatabase } from './database.ts';
import { endHung } from './end-hung.ts';
import { requireFreePorts } from './free-port.ts';
import { greet } from './greeting.ts';
import { keepAlive } from './keep-alive.ts';
import { describeParts } from './parts.ts';
import { takeDataFolder } from './running-file.ts';
import { keepSecrets, preferGiven } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';
import { wantedPorts } from './wanted-ports.ts';

export type Everything = { stop(): Promise<void> };

/** Longest wait (milliseconds) for a process to answer; in development it compiles first. */
const timeoutMs = { built: 30_000, dev: 120_000 };

type Stop = () => Promise<void> | void;

/**
 * Starts the database; then migrations and, where it is wanted, the demo, and the front beside them, which waits for the backend by itself;
 * then mailbox, checkout and backend side by side. Once asked to end it starts nothing more. `stop` ends the front first,
 * the database last.
 * @throws {Error} with a sentence when something cannot start; what had started is stopped before
 */
export async function startEverything(settings: Settings, asked: AbortSignal): Promise<Everything> {
  const started = Date.now();
  const running = await takeDataFolder(dataFile(settings, 'running.json'));
  const stops: Stop[] = [() => running.release()];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (let each = stops.pop(); each; each = stops.pop()) await each();
  };
  const isOver = () => asked.aborted || isStopping;
  /** Keeps a place in the order of stopping for what may start later than what stops after it. */
  const place = () => {
    let end: Stop = () => undefined;
    stops.push(() => end());
    return (how: Stop) => {
      end = how;
    };
  };

  const start = async (command: ChildCommand, endBy: (how: Stop) => void, ahead?: Promise<void>) => {
    if (isOver()) return;
    const spawn = () => {
      const child = startChild(command);
      running.remember(command.name, child.pid);
      return child;
    };
    const child = spawn();
    endBy(() => child.stop());
    // What it waits for is no part of its own time.
    await ahead;
    await waitUntilReady(command, child, settings.dev ? timeoutMs.dev : timeoutMs.built, asked);
    const kept = keepAlive(command.name, child, spawn, { lookAfter: watch(command) });
    endBy(() => kept.stop());
  };

  /** Not in development, where a process also stands still at a breakpoint. */
  const watch =
    ({ name, healthUrl: url }: ChildCommand) =>
    (child: Child, over: AbortSignal) => {
      if (url && !settings.dev)
        void endHung({ name, url, end: () => child.kill('SIGKILL'), start: timeoutMs.built }, over);
    };

  // One after the other: the first backend makes the queues that the others find.
  const startInTurn = async (commands: readonly ChildCommand[], ends: readonly ((how: Stop) => void)[]) => {
    for (const [at, command] of commands.entries()) {
      const endBy = ends[at];
      if (endBy) await start(command, endBy);
    }
  };

  try {
    await requireFreePorts(wantedPorts(settings));
    const secrets = preferGiven(keepSecrets(dataFile(settings, 'secrets.json')), settings.given);
    const database = await openDatabase(settings, secrets, running);
    stops.push(() => database.stop());
    const parts = describeParts(settings, secrets, database.url);
    const prepare = async () => {
      if (!isOver()) await runToEnd(parts.migrate);
      if (!isOver()) await allowDemo(settings, database.url, () => runToEnd(parts.seed));
    };
    const places = {
      mailbox: place(),
      checkout: place(),
      backend: place(),
      furtherBackends: parts.furtherBackends.map(() => place()),
      front: place(),
      furtherFronts: parts.furtherFronts.map(() => place()),
    };
    const prepared = prepare();
    const startRest = async () => {
      await prepared;
      await Promise.all([
        settings.mailbox ? start(parts.mailbox, places.mailbox) : undefined,
        settings.checkoutPort === undefined ? undefined : start(parts.checkout, places.checkout),
        start(parts.backend, places.backend),
      ]);
      await startInTurn(parts.furtherBackends, places.furtherBackends);
      await startInTurn(parts.furtherFronts, places.furtherFronts);
    };
    await Promise.all([start(parts.front, places.front, prepared), startRest()]);
    if (!asked.aborted) await greet(settings, database.url, ((Date.now() - started) / 1000).toFixed(1));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
