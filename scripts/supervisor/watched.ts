import { spawn } from 'node:child_process';
import { endHung } from './end-hung.ts';
import { printLine } from './print-line.ts';

// `node dist/watched.mjs dist/backend.mjs` runs one program and ends with it. A program that does not respond for ten
// seconds is killed, so that the container or systemd restarts both.

const ports = {
  backend: process.env.BACKEND_PORT || '3001',
  front: process.env.FRONT_PORT || '3000',
  checkout: process.env.CHECKOUT_PORT || '3005',
};
/** Milliseconds until the first response. */
const start = 60_000;

const args = process.argv.slice(2);
const name = Object.keys(ports).find((each) => args.at(-1)?.endsWith(`${each}.mjs`)) as
  | keyof typeof ports
  | undefined;
if (name === undefined) {
  console.error(`What is to be watched is one of ${Object.keys(ports).join(', ')}: dist/backend.mjs.`);
  process.exit(1);
}
const child = spawn(process.execPath, args, { stdio: 'inherit' });
const over = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A stopping process accepts no requests, so the health check ends.
    over.abort();
    child.kill(signal);
  });
}
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => {
  if (signal !== null) printLine(`The ${name} ended (${signal}).`);
  process.exit(code ?? 1);
});
await endHung(
  { name, url: `http://127.0.0.1:${ports[name]}/healthz`, start, end: () => child.kill('SIGKILL') },
  over.signal,
);
