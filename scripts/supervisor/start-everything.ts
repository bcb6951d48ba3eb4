import { runToEnd, startChild, waitUntilReady, type Child, type ChildCommand } from './child.ts';
import { allowDemo } from './allow-demo.ts';
import { startDatabase } from './database.ts';
import { endHung } from './end-hung.ts';
import { requireFreePorts } from './free-port.ts';
import { greet } from './greeting.ts';
import { logFiles } from './log-files.ts';
import { describeParts } from './parts.ts';
import { frontDoubts } from '../../backend/public-start.ts';
import { printLine, prefixLines } from './print-line.ts';
import { loadSecrets, preferGiven } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';
import { wantedPorts } from './wanted-ports.ts';

export type Everything = {
  /** Aborts with a sentence when a part ends unexpectedly. */
  died: AbortSignal;
  stop(): Promise<void>;
};

/** Timeout in milliseconds until a process is ready; in development it compiles first. */
const timeoutMs = { built: 30_000, dev: 120_000 };

type Stop = () => Promise<void> | void;

/**
 * Starts the database; then migrations and, if requested, the demo; then mailbox, checkout and backend in parallel;
 * then the front. After a stop request it starts nothing more. `stop` stops the front first, the database last.
 * Output goes to the terminal, in the demo to files.
 * @throws {Error} with a sentence if something cannot start; started parts are stopped first
 */
export async function startEverything(settings: Settings, stopSignal: AbortSignal): Promise<Everything> {
  const started = Date.now();
  const logs = dataFile(settings, 'logs');
  const output = settings.demo ? logFiles(logs) : prefixLines;
  const stops: Stop[] = [];
  const stopping = new AbortController();
  const died = new AbortController();
  const stop = async () => {
    stopping.abort();
    for (let each = stops.pop(); each; each = stops.pop()) await each();
  };
  const isOver = () => stopSignal.aborted || stopping.signal.aborted;
  const endWith = (name: string, ended: Promise<string>) =>
    void ended.then((reason) => died.abort(new Error(`The ${name} ended (${reason}), so everything ends.`)));

  const start = async (command: ChildCommand) => {
    if (isOver()) return;
    const child = startChild(command, output);
    stops.push(() => child.stop());
    await waitUntilReady(command, child, settings.dev ? timeoutMs.dev : timeoutMs.built, stopSignal);
    endWith(command.name, child.ended);
    watch(command, child);
  };

  /** Not in development, where breakpoints pause a process. */
  const watch = ({ name, healthUrl: url }: ChildCommand, child: Child) => {
    if (!url || settings.dev) return;
    const end = () => child.kill('SIGKILL');
    const over = AbortSignal.any([stopping.signal, died.signal]);
    void endHung({ name, url, end, start: timeoutMs.built }, over);
  };

  try {
    await requireFreePorts(wantedPorts(settings));
    const secrets = preferGiven(loadSecrets(dataFile(settings, 'secrets.json')), settings.given);
    const database = await startDatabase(settings, secrets);
    endWith('database', database.ended);
    stops.push(() => database.stop());
    const parts = describeParts(settings, secrets, database.url);
    if (!isOver()) await runToEnd(parts.migrate, output);
    if (!isOver()) await allowDemo(settings, database.url, () => runToEnd(parts.seed, output));
    await Promise.all([
      settings.mailbox ? start(parts.mailbox) : undefined,
      settings.checkoutPort === undefined ? undefined : start(parts.checkout),
      start(parts.backend),
    ]);
    // In sequence: the first backend creates the queues that the others need.
    for (const each of [...parts.furtherBackends, parts.front, ...parts.furtherFronts]) await start(each);
    for (const doubt of frontDoubts(settings.given)) printLine(`${doubt}.`);
    if (!stopSignal.aborted) await greet(settings, database.url, started);
    return { died: died.signal, stop };
  } catch (error) {
    await stop();
    if (settings.demo && !stopSignal.aborted) printLine(`The output of the processes is in ${logs}.`);
    throw error;
  }
}
