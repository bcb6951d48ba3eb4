import { Visitor } from '../support/http.ts';
import { getNextBaseline, measurePage, sizedPages } from '../support/page-sizes.ts';
import type { StackAddress } from '../support/stack-address.ts';
import { benchHost as host, onFront, withBareBackend } from './bare-call.ts';
import { hopRow, settingsRow } from './call-rows.ts';
import { cores, pin, unpin } from './machine.ts';
import { memberRows } from './member-rows.ts';
import { collectable } from './memory.ts';
import { missRows } from './miss-rows.ts';
import type { Group } from './options.ts';
import { pageRows } from './page-rows.ts';
import { startFront, type Running } from './processes.ts';
import { purgeRow } from './purge-rows.ts';
import type { Row } from './report.ts';
import { formatCookie, createSession } from './session.ts';
import { statementRows } from './statement-rows.ts';
import { streamRows } from './stream-rows.ts';

const brand = 'herzfunke';

type StackGroup = Exclude<Group, 'build' | 'start'>;

/** The parts measured on a running stack, in order; each starts and stops its own fronts. */
export function createStackParts(
  address: StackAddress,
  sessionSecret: string,
  quick: boolean,
): Record<StackGroup, () => Promise<Row[]>> {
  const { frontPort, backendPort, frontKey, databaseUrl } = address;
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const onReal = { backendUrl, frontKey, sessionSecret };
  const open = () => createSession(backendUrl, frontKey, brand);

  const onBare = <T>(use: (backend: Running, member: string) => Promise<T>): Promise<T> =>
    withBareBackend(address, sessionSecret, use);

  return {
    sizes: () => sizeRows(host, frontPort),
    pages: async () =>
      onFront(await startFront(onReal), (front) => pageRows(front, host, backendUrl, frontKey)),
    misses: async () => onFront(await startFront(onReal), (front) => missRows(front, host, quick)),
    calls: async () => {
      const settings = await onFront(await startFront(onReal), (front) => settingsRow(front, host));
      const hop = await onBare(async (backend, member) =>
        onFront(await startFront({ ...onReal, backendUrl: backend.url }), (front) =>
          hopRow(front, host, member),
        ),
      );
      return [settings, hop];
    },
    purge: async () =>
      onFront(await startFront(onReal), async (front) => [
        await purgeRow([front.port, frontPort], host, await formatCookie(await open())),
      ]),
    streams: () =>
      onBare(async (backend) => {
        const rows: Row[] = [];
        for (const [wanted, limit] of quick ? [[500, 20] as const] : streamLoads) {
          const front = await startFront({
            ...onReal,
            backendUrl: backend.url,
            nodeOptions: collectable,
          });
          const load = { wanted, limit, databaseUrl, seconds: quick ? 5 : 20 };
          rows.push(...(await onFront(front, () => streamRows(front, host, brand, load))));
        }
        return rows;
      }),
    statements: () => statementRows(backendUrl, frontKey, brand),
    members: async () =>
      onFront(await startFront({ ...onReal, isBehindProxy: true }), (front) =>
        memberRows(front, address, quick),
      ),
    lighthouse: async () => {
      // A browser is the heaviest load here, so it may use all cores that are free.
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

/** Open streams, and the KB limit of each. */
const streamLoads = [
  [5_000, 20],
  [10_000, 14],
] as const;

/** Gzipped sizes of a first visit, page by page: scripts, styles, document. */
async function sizeRows(host: string, port: number): Promise<Row[]> {
  const reference = `Next's scripts ${(getNextBaseline() / 1000).toFixed(0)} KB`;
  const rows: Row[] = [];
  for (const { name, path, budgets } of sizedPages) {
    const sizes = await measurePage(new Visitor(host, port), path);
    const parts = ['scripts', 'styles', 'document'] as const;
    rows.push({
      what: `${name}: scripts, styles, document`,
      ours: `${parts.map((part) => (sizes[part] / 1000).toFixed(1)).join(' / ')} KB`,
      reference,
      ratio: '',
      target: `≤ ${parts.map((part) => budgets[part]).join(' / ')} KB`,
      reached: parts.every((part) => sizes[part] / 1000 <= budgets[part]),
    });
  }
  return rows;
}
