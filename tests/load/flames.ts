/**
 * Draws where the time goes in what misses its target: `npm run bench:flames` after `npm run build`. Writes
 * `docs/pictures/flame-*.svg` and says the shares that `docs/performance.md` tells of.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { getUser } from '../../lib/contract/identity/user.ts';
import { announceStacks } from '../support/stack.ts';
import { startStack } from '../support/start-stack.ts';
import { benchHost, onFront, withBareBackend } from './bare-call.ts';
import { rateOfEachOnce } from './each-once.ts';
import { flameGraph, shareOf, type CpuProfile } from './flame-graph.ts';
import { openInspector } from './inspector.ts';
import { cores, pin } from './machine.ts';
import { throughput } from './measure.ts';
import { searches } from './miss-rows.ts';
import { root, startFront, type Running } from './processes.ts';
import { secondsToReady } from './start-rows.ts';

draw('start', 'The front from its start to ready, database exists', await profileStart());
for (const [name, title, profile] of await profileCalls()) draw(name, title, profile);
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

type Named = [name: string, title: string, profile: CpuProfile];

/** Five seconds of calls that the front hands on, and of pages that nobody has asked for, on a core of its own. */
async function profileCalls(): Promise<Named[]> {
  const sessionSecret = 'a-secret-for-measurements-and-nothing-else';
  process.env.SESSION_SECRET = sessionSecret;
  pin(process.pid, cores.server);
  const stack = await startStack();
  pin(process.pid, cores.load);
  const { address } = stack;
  announceStacks([address]);
  const { frontKey } = address;
  try {
    const hop = await withBareBackend(address, sessionSecret, (backend, cookie) =>
      profileFront({ backendUrl: backend.url, frontKey, sessionSecret }, async ({ url, pid }, seconds) => {
        const headers = { host: benchHost, cookie };
        await throughput({ url: url + getUser.path, pid, headers, seconds });
      }),
    );
    const paths = searches();
    const backendUrl = `http://127.0.0.1:${address.backendPort}`;
    const miss = await profileFront(
      { backendUrl, frontKey, sessionSecret },
      async ({ port, pid }, seconds) => {
        const headers = { host: benchHost, 'accept-encoding': 'gzip, br' };
        await rateOfEachOnce({ port, pid, headers, paths, seconds, connections: 4 });
      },
    );
    return [
      ['hop', 'A call with a session through the front', hop],
      ['miss', 'A search that nobody has asked for before', miss],
    ];
  } finally {
    await stack.stop();
  }
}

/** What a front does in five seconds of work, after three that make it warm. */
async function profileFront(
  options: Omit<Parameters<typeof startFront>[0], 'nodeOptions'>,
  work: (front: Running, seconds: number) => Promise<void>,
): Promise<CpuProfile> {
  const inspector = await findFreePort();
  const front = await startFront({ ...options, nodeOptions: [`--inspect=127.0.0.1:${inspector}`] });
  return onFront(front, async () => {
    await work(front, 3);
    const { send, close } = await openInspector(inspector);
    await send('Profiler.enable');
    await send('Profiler.setSamplingInterval', { interval: 500 });
    await send('Profiler.start');
    await work(front, 5);
    const { profile } = await send<{ profile: CpuProfile }>('Profiler.stop');
    close();
    return profile;
  });
}
