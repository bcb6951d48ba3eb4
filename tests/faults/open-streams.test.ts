// `npm run bench` measures 5,000 of them, as does `STREAMS=5000 npm run test:faults -- open-streams`.
import { getUser } from '../../lib/contract/identity/user.ts';
import { collectable } from '../load/memory.ts';
import { startBareBackend, startFront, stopAll } from '../load/processes.ts';
import { formatCookie, createSession } from '../load/session.ts';
import { streamRow } from '../load/stream-rows.ts';
import { Visitor } from '../support/http.ts';
import { stackAddress } from '../support/stack.ts';

const streams = Number(process.env.STREAMS ?? 1_000);
const timeoutMs = 120_000 + streams * 20;
const brand = 'herzfunke';
const host = 'herzfunke.localhost';

afterAll(stopAll);

test(
  'an open event stream costs the front no more memory than it may',
  async () => {
    const { backendPort, frontKey } = stackAddress();
    const sessionSecret = 'a-secret-for-measurements-and-nothing-else';
    process.env.SESSION_SECRET = sessionSecret;
    const backendUrl = `http://127.0.0.1:${backendPort}`;
    const session = await createSession(backendUrl, frontKey, brand);
    const first = await startFront({ backendUrl, frontKey, sessionSecret });
    const headers = { cookie: await formatCookie(session) };
    const { bytes } = await new Visitor(host, first.port).get(getUser.path, { headers });
    await first.stop();

    const backend = await startBareBackend(bytes, backendUrl);
    const front = await startFront({
      backendUrl: backend.url,
      frontKey,
      sessionSecret,
      nodeOptions: collectable,
    });
    const { what, ours, reference, reached } = await streamRow(front, host, brand, streams);
    process.stdout.write(`${what}: ${ours}; ${reference}\n`);
    expect(reached).toBe(true);
  },
  timeoutMs,
);
