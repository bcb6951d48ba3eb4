import { runToEnd, startChild, waitUntilReady, type Child, type ChildCommand, type Output } from './child.ts';
import { allowDemo, inspectDatabase } from './allow-demo.ts';
import { startDatabase } from './database.ts';
import { endHung } from './end-hung.ts';
import { requireFreePorts, type WantedPort } from './free-port.ts';
import { describeParts } from './parts.ts';
import { frontDoubts } from '../../backend/public-start.ts';
import { printLine, prefixLines } from './print-line.ts';
import { loadSecrets, preferGiven } from './secrets.ts';
import { dataFile, type Settings, getMetricsPort } from './settings.ts';
import { request } from 'node:http';
import { demoBrands } from '../../demo/brands.ts';
import { demoLogins, demoPassword } from '../../demo/logins.ts';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

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

/** Every port that a start uses, with the variable that changes it. */
export function wantedPorts(settings: Settings): WantedPort[] {
  const { mailbox, checkoutPort } = settings;
  const host = '127.0.0.1';
  const ports: WantedPort[] = [
    { port: settings.frontPort, host: settings.frontHost, purpose: 'front', variable: 'FRONT_PORT' },
    { port: settings.backendPort, host, purpose: 'backend', variable: 'BACKEND_PORT' },
  ];
  for (const port of settings.furtherFronts)
    ports.push({ port, host: settings.frontHost, purpose: 'another front', variable: 'FRONT_PORT' });
  for (const port of settings.furtherBackends)
    ports.push({ port, host, purpose: 'another backend', variable: 'BACKEND_PORT' });
  ports.push(...metricsPorts(settings, 'front'), ...metricsPorts(settings, 'backend'));
  if (settings.databaseUrl === undefined) {
    ports.push({ port: settings.postgresPort, host, purpose: 'database', variable: 'PG_PORT' });
  }
  if (mailbox) {
    ports.push({ port: mailbox.smtpPort, host, purpose: 'incoming mail', variable: 'MAILBOX_SMTP_PORT' });
    ports.push({ port: mailbox.webPort, host, purpose: 'mailbox page', variable: 'MAILBOX_PORT' });
  }
  if (checkoutPort !== undefined) {
    ports.push({ port: checkoutPort, host, purpose: 'sandbox checkout', variable: 'CHECKOUT_PORT' });
  }
  return ports;
}

function metricsPorts(settings: Settings, kind: 'front' | 'backend'): WantedPort[] {
  const further = kind === 'front' ? settings.furtherFronts : settings.furtherBackends;
  const host = settings.given.METRICS_HOST || '127.0.0.1';
  return [0, ...further].flatMap((_, at) => {
    const port = getMetricsPort(settings, kind, at);
    if (port === undefined) return [];
    return [{ port, host, purpose: `metrics of a ${kind}`, variable: 'METRICS_PORT' }];
  });
}

/** Milliseconds; slower pages are left to the first visitor. */
const timeout = 20_000;

/** Instructions if there is no brand yet. */
const firstBrand = [
  'There is no brand yet, so every host answers 421. The first one (docs/operating.md, "The first brand"):',
  '  npx vonk brand add <id> --from <file.json>      deploy/first-brand.json is one to begin with',
  '  npx vonk brand check <id>                       says what it lacks',
  '  npx vonk brand open <id>',
].join('\n');

/** Prints URLs and, for the demo, logins once the home pages are ready; without a brand, how to create one. */
async function greet(settings: Settings, databaseUrl: string, started: number): Promise<void> {
  const { accounts, hasBrands } = await inspectDatabase(databaseUrl);
  const isDemo = accounts > 0;
  if (isDemo) await Promise.all(demoBrands.map(({ hosts }) => warmHome(hosts[0] ?? '', settings.frontPort)));
  const rows = isDemo ? demoRows(settings) : [[`http://localhost:${settings.frontPort}`, 'the front']];
  if (settings.mailbox) {
    rows.push([`http://localhost:${settings.mailbox.webPort}`, 'every mail that Vonk sends here']);
  }
  if (settings.checkoutPort !== undefined) {
    rows.push([
      `http://localhost:${settings.checkoutPort}`,
      'the sandbox where orders are paid; no money moves',
    ]);
  }
  const host = isDemo ? demoBrands[0]?.hosts[0] : 'localhost';
  for (const port of settings.furtherFronts)
    rows.push([`http://${host}:${port}`, 'another front of the same']);
  const width = Math.max(...rows.map(([url]) => url?.length ?? 0));
  printLine(`\nVonk runs (started in ${((Date.now() - started) / 1000).toFixed(1)} s).\n`);
  for (const [url, what] of rows) printLine(`  ${url?.padEnd(width)}  ${what}`);
  if (!hasBrands)
    printLine(`\n${firstBrand}\n\`npm run quickstart\` shows the demo, on a database of its own.`);
  const logins = demoLogins.map(({ email }) => email).join(' or ');
  printLine(
    isDemo
      ? `\nLog in on each brand as ${logins}, password ${demoPassword}. Ctrl-C ends it.`
      : '\nCtrl-C ends it.',
  );
}

const demoRows = ({ frontPort }: Settings) =>
  demoBrands.map((brand) => [
    `http://${brand.hosts[0]}:${frontPort}`,
    `${brand.name} (${brand.domainLanguage})`,
  ]);

/** Makes the front render a host's home page, so that the first visitor finds it cached. */
function warmHome(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, headers: { host: `${host}:${port}` }, timeout };
    const clientRequest = request(options, (response) => response.resume().on('close', resolve));
    clientRequest.on('timeout', () => clientRequest.destroy());
    clientRequest.on('error', () => resolve());
    clientRequest.end();
  });
}

/** Writes each process's output to a file of its name in the folder. */
export function logFiles(folder: string): Output {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return (name) => {
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    return (chunk) => void log.write(chunk);
  };
}
