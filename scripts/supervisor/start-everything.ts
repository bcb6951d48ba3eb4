import { runToEnd, startChild, waitUntilReady, type ChildCommand } from './child.ts';
import { openDatabase } from './database.ts';
import { requireFreePorts, type WantedPort } from './free-port.ts';
import { greet } from './greeting.ts';
import { keepAlive } from './keep-alive.ts';
import { describeParts } from './parts.ts';
import { takeDataFolder } from './running-file.ts';
import { keepSecrets } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';

export type Everything = { stop(): Promise<void> };

/** Longest wait (milliseconds) for a process to answer; in development it compiles first. */
const patience = { built: 30_000, dev: 120_000 };

/**
 * Starts the database, then migrations and demo data, then mailbox, checkout, backend and front side by side: the front
 * waits for the backend by itself. Once asked to end it starts nothing more. `stop` ends them in the opposite order, the database
 * last.
 * @throws {Error} with a sentence when something cannot start; what had started is stopped before
 */
export async function startEverything(settings: Settings, asked: AbortSignal): Promise<Everything> {
  const started = Date.now();
  const running = await takeDataFolder(dataFile(settings, 'running.json'));
  const stops: (() => Promise<void> | void)[] = [() => running.release()];
  const stop = async () => {
    for (let each = stops.pop(); each; each = stops.pop()) await each();
  };

  const start = async (command: ChildCommand) => {
    if (asked.aborted) return;
    const spawn = () => {
      const child = startChild(command);
      running.remember(command.name, child.pid);
      return child;
    };
    const child = spawn();
    let end = () => child.stop();
    // Noted before it is ready, so that parts which start side by side end in the order of their names here.
    stops.push(() => end());
    await waitUntilReady(command, child, settings.dev ? patience.dev : patience.built, asked);
    const kept = keepAlive(command.name, child, spawn);
    end = () => kept.stop();
  };

  try {
    await requireFreePorts(wantedPorts(settings));
    const secrets = keepSecrets(dataFile(settings, 'secrets.json'));
    const database = await openDatabase(settings, secrets, running);
    stops.push(() => database.stop());
    const parts = describeParts(settings, secrets, database.url);
    if (!asked.aborted) await runToEnd(parts.migrate);
    if (!asked.aborted) await runToEnd(parts.seed);
    await Promise.all([
      settings.mailbox ? start(parts.mailbox) : undefined,
      settings.checkoutPort === undefined ? undefined : start(parts.checkout),
      start(parts.backend),
      start(parts.front),
    ]);
    if (!asked.aborted) greet(settings, ((Date.now() - started) / 1000).toFixed(1));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function wantedPorts(settings: Settings): WantedPort[] {
  const { mailbox, checkoutPort } = settings;
  const host = '127.0.0.1';
  const wanted: WantedPort[] = [
    { port: settings.frontPort, host: settings.frontHost, purpose: 'front', variable: 'FRONT_PORT' },
    { port: settings.backendPort, host, purpose: 'backend', variable: 'BACKEND_PORT' },
  ];
  if (settings.databaseUrl === undefined) {
    wanted.push({ port: settings.postgresPort, host, purpose: 'database', variable: 'PG_PORT' });
  }
  if (mailbox) {
    wanted.push({ port: mailbox.smtpPort, host, purpose: 'incoming mail', variable: 'MAILBOX_SMTP_PORT' });
    wanted.push({ port: mailbox.webPort, host, purpose: 'mailbox page', variable: 'MAILBOX_PORT' });
  }
  if (checkoutPort !== undefined) {
    wanted.push({ port: checkoutPort, host, purpose: 'sandbox checkout', variable: 'CHECKOUT_PORT' });
  }
  return wanted;
}
