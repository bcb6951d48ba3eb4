import { getUser } from '../../lib/contract/user.ts';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { Visitor } from '../support/http.ts';
import type { StackAddress } from '../support/stack-address.ts';
import { hopRows, settingsRow, wholeCallRow } from './call-rows.ts';
import { cores, pin, unpin } from './machine.ts';
import { memberRows } from './member-rows.ts';
import { missRows } from './miss-rows.ts';
import type { Group } from './options.ts';
import { pageRows } from './page-rows.ts';
import { startBareBackend, startFront, type Running } from './processes.ts';
import { purgeRow } from './purge-rows.ts';
import type { Row } from './report.ts';
import { cookieOf, openSession } from './session.ts';
import { sizeRows } from './size-rows.ts';
import { statementRows } from './statement-rows.ts';
import { streamRows } from './stream-rows.ts';

const brand = 'herzfunke';
const host = 'herzfunke.localhost';

type StackGroup = Exclude<Group, 'build' | 'start' | 'search'>;

/** What is measured on a running stack, part by part in this order; each starts the fronts that it needs and ends them. */
export function partsOf(
  address: StackAddress,
  sessionSecret: string,
  quick: boolean,
): Record<StackGroup, () => Promise<Row[]>> {
  const { frontPort, backendPort, frontKey, databaseUrl } = address;
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const onReal = { backendUrl, frontKey, sessionSecret };
  const onFront = async <T>(front: Running, use: (front: Running) => Promise<T>): Promise<T> => {
    try {
      return await use(front);
    } finally {
      await front.stop();
    }
  };
  const open = () => openSession(backendUrl, frontKey, brand);

  /** A backend that answers at once who somebody is, and whoever measures with it. */
  const onBare = async <T>(use: (backend: Running, member: string) => Promise<T>): Promise<T> => {
    const session = await open();
    const headers = { cookie: await cookieOf(session) };
    const { bytes } = await onFront(await startFront(onReal), (front) =>
      new Visitor(host, front.port).get(getUser.path, { headers }),
    );
    const backend = await startBareBackend(bytes, backendUrl);
    const member = await cookieOf({ ...session, token: String(session.user) });
    return onFront(backend, () => use(backend, member));
  };

  return {
    sizes: () => sizeRows(host, frontPort),
    pages: async () =>
      onFront(await startFront(onReal), (front) => pageRows(front, host, backendUrl, frontKey)),
    misses: async () => onFront(await startFront(onReal), (front) => missRows(front, host, quick)),
    calls: async () => {
      const [settings, whole] = await onFront(await startFront(onReal), async (front) => [
        await settingsRow(front, host),
        await wholeCallRow(front, host, await cookieOf(await open())),
      ]);
      const hops = await onBare(async (backend, member) =>
        onFront(await startFront({ ...onReal, backendUrl: backend.url }), (front) =>
          hopRows(front, backend, host, member),
        ),
      );
      return [settings, ...hops, whole].filter((row) => row !== undefined);
    },
    purge: async () =>
      onFront(await startFront(onReal), async (front) => [
        await purgeRow([front.port, frontPort], host, await cookieOf(await open())),
      ]),
    streams: () =>
      onBare(async (backend) => {
        const rows: Row[] = [];
        for (const [wanted, limit] of quick ? [[500, 20] as const] : streamLoads) {
          const inspector = await findFreePort();
          const front = await startFront({
            ...onReal,
            backendUrl: backend.url,
            nodeOptions: [`--inspect=127.0.0.1:${inspector}`],
          });
          const load = { wanted, limit, databaseUrl, seconds: quick ? 5 : 20 };
          rows.push(...(await onFront(front, () => streamRows(front, host, brand, inspector, load))));
        }
        return rows;
      }),
    statements: () => statementRows(backendUrl, frontKey, brand),
    members: async () => onFront(await startFront(onReal), (front) => memberRows(front, address, quick)),
    lighthouse: async () => {
      // A browser is heavier than any load here: it may use what the servers leave.
      unpin(process.pid);
      const { lighthouseRows } = await import('./lighthouse.ts');
      try {
        return await lighthouseRows(frontPort, quick ? 1 : 5);
      } finally {
        pin(process.pid, cores.load);
      }
    },
  };
}

/** Open streams and the KB that each may cost. */
const streamLoads = [
  [5_000, 20],
  [10_000, 14],
] as const;
