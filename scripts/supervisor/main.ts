import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from '../data-folder.mjs';
import { writeLateTexts } from '../build/late-texts.ts';
import { printLine } from './print-line.ts';
import { parseSettings } from './settings.ts';
import { startEverything, type Everything } from './start-everything.ts';

/** npm delivers a terminal's Ctrl-C twice: only a later one (milliseconds) means "now". */
const stopDelayMs = 2_000;

const dev = process.argv.includes('--dev');
const demo = process.argv.includes('--demo');
const here = dirname(fileURLToPath(import.meta.url));
// The bundle is in dist/, the source in scripts/supervisor/.
const root = here.endsWith('dist') ? join(here, '..') : join(here, '..', '..');

let everything: Everything | undefined;
let askedAt = 0;
const stopRequest = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (askedAt && Date.now() - askedAt > stopDelayMs) process.exit(1);
    requestStop();
  });
}

function requestStop(): void {
  if (askedAt) return;
  askedAt = Date.now();
  printLine('\nEnding …');
  stopRequest.abort();
}

// npm starts its scripts through a shell that passes no signal on: where only npm is ended, the parent is gone.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && requestStop(), 1_000).unref();
}

try {
  const settings = parseSettings(root, process.env, { dev, demo });
  makeDataFolder(settings.dataDir);
  if (dev) writeLateTexts(root);
  everything = await startEverything(settings, stopRequest.signal);
  const over = AbortSignal.any([stopRequest.signal, everything.died]);
  if (!over.aborted) await new Promise((resolve) => over.addEventListener('abort', resolve));
  await everything.stop();
  if (!stopRequest.signal.aborted) everything.died.throwIfAborted();
  printLine('Vonk has ended.');
  process.exit(0);
} catch (error) {
  // An error after a stop request is expected.
  if (stopRequest.signal.aborted) process.exit(0);
  printLine(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
