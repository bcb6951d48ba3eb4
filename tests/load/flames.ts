/**
 * Draws where the time goes in what misses its target: `npm run bench:flames` after `npm run build`. Writes
 * `docs/pictures/flame-*.svg` and says the shares that `docs/performance.md` tells of.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { getUser } from '../../lib/contract/user.ts';
import { announceStacks } from '../support/stack.ts';
import { startStack } from '../support/start-stack.ts';
import { benchHost, onFront, withBareBackend } from './bare-call.ts';
import { flameGraph, shareOf, type CpuProfile } from './flame-graph.ts';
import { openInspector } from './inspector.ts';
import { cores, pin } from './machine.ts';
import { throughput } from './measure.ts';
import { root, startFront } from './processes.ts';
import { secondsToReady } from './start-rows.ts';

draw('start', 'The front from its start to ready, database exists', await profileStart());
draw('hop', 'A call with a session through the front', await profileHop());
process.exit();

function draw(name: string, title: string, profile: CpuProfile): void {
  writeFileSync(join(root, 'docs', 'pictures', `flame-${name}.svg`), flameGraph(profile, title));
  const shares = {
    'HTTP of Node': /node:_http|node:internal\/http|node:net|node:internal\/stream|node:internal\/timers/,
    undici: /undici/,
    'loading modules': /node:internal\/modules|compileFunction|wrapSafe/,
    'garbage collection': /garbage collector/,
  };
  const said = Object.entries(shares).map(
    ([what, pattern]) => `${what} ${percent(shareOf(profile, pattern))}`,
  );
  console.log(`${name}: ${said.join(', ')}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

/** The front's own time from its first line to its end, which comes as soon as it is ready. */
async function profileStart(): Promise<CpuProfile> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-flames-'));
  const file = join(dataDir, 'front.cpuprofile');
  // Under root the database's own system user must get through.
  chmodSync(dataDir, 0o711);
  try {
    await secondsToReady(dataDir);
    const preload = join(root, 'tests', 'load', 'profile-front.cjs');
    await secondsToReady(dataDir, { NODE_OPTIONS: `--require=${preload}`, PROFILE_FILE: file });
    return JSON.parse(readFileSync(file, 'utf8')) as CpuProfile;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Five seconds of calls that the front hands on, on a core of its own. */
async function profileHop(): Promise<CpuProfile> {
  const sessionSecret = 'a-secret-for-measurements-and-nothing-else';
  process.env.SESSION_SECRET = sessionSecret;
  pin(process.pid, cores.server);
  const stack = await startStack();
  pin(process.pid, cores.load);
  announceStacks([stack.address]);
  try {
    return await withBareBackend(stack.address, sessionSecret, async (backend, cookie) => {
      const inspector = await findFreePort();
      const front = await startFront({
        backendUrl: backend.url,
        frontKey: stack.address.frontKey,
        sessionSecret,
        nodeOptions: [`--inspect=127.0.0.1:${inspector}`],
      });
      return onFront(front, async ({ url, pid }) => {
        const target = { url: url + getUser.path, pid, headers: { host: benchHost, cookie } };
        await throughput({ ...target, seconds: 3 });
        const { send, close } = await openInspector(inspector);
        await send('Profiler.enable');
        await send('Profiler.setSamplingInterval', { interval: 500 });
        await send('Profiler.start');
        await throughput({ ...target, seconds: 5 });
        const { profile } = await send<{ profile: CpuProfile }>('Profiler.stop');
        close();
        return profile;
      });
    });
  } finally {
    await stack.stop();
  }
}
