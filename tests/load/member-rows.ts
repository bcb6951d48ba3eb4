import type { StackAddress } from '../support/stack-address.ts';
import { processOf, unpin } from './machine.ts';
import { percentile } from './measure-chat.ts';
import { logInMany, memberHost } from './member-sessions.ts';
import { simulate, type Simulated } from './members.ts';
import { peakBytes } from './memory.ts';
import type { Running } from './processes.ts';
import { limitRow, type Row } from './report.ts';

/** Members at once, one number after the other. */
const crowds = [2_000, 5_000];

/**
 * Simulated members on this machine: front, backend, PostgreSQL and the members share all its cores. And the memory
 * that front and backend ever had until then.
 */
export async function memberRows(front: Running, address: StackAddress, quick: boolean): Promise<Row[]> {
  const backend = processOf('backend.mjs', `BACKEND_PORT=${address.backendPort}`);
  unpin(front.pid);
  if (backend !== undefined) unpin(backend);
  const rows: Row[] = [];
  for (const crowd of quick ? [200] : crowds) {
    const members = await logInMany(crowd, address);
    const day = { port: front.port, host: memberHost, members, warmUp: 25, seconds: quick ? 20 : 60 };
    rows.push(...rowsOf(crowd, day.seconds, await simulate(day)));
    const name = `${crowd.toLocaleString('en')} members`;
    rows.push(limitRow(`${name}: peak memory of the front`, peakBytes(front.pid) / 1e6, 450, 'MB'));
    if (backend !== undefined)
      rows.push(limitRow(`${name}: peak memory of the backend`, peakBytes(backend) / 1e6, 300, 'MB'));
  }
  return rows;
}

function rowsOf(crowd: number, seconds: number, { calls, pages, errors, lostStreams }: Simulated): Row[] {
  const name = `${crowd.toLocaleString('en')} members`;
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0) + lostStreams;
  const worst = [...errors].map(([what, count]) => `${count} × ${what}`).slice(0, 3);
  if (lostStreams) worst.push(`${lostStreams} streams lost`);
  const rate = Math.round((calls.length + pages.length) / seconds);
  const ms = (share: number, of: readonly number[]) => `${percentile(of, share).toFixed(0)} ms`;
  const told = `p50 ${ms(0.5, calls)}, pages p99 ${ms(0.99, pages)}, ${rate} answers/s`;
  const none = limitRow(`${name}: errors`, failed, 0, 'errors', worst.join('; '));
  return [
    limitRow(`${name}: calls, p99`, percentile(calls, 0.99), 100, 'ms', told),
    { ...none, ours: String(failed), target: '0' },
  ];
}
