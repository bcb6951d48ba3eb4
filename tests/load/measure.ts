import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { processorSeconds } from './machine.ts';

/** What to load, and how long. */
export type Target = {
  url: string;
  /** The process that answers, for its processor time. */
  pid: number;
  headers?: Record<string, string>;
  /** Seconds of one round. */
  seconds?: number;
  connections?: number;
};

/** Answers a second, by the clock and by the processor time that the answering process used. */
export type Rate = { byClock: number; byProcessor: number };

export type Compared = { ours: Rate; reference: Rate };

/** The rate of one round; throws when anything but a 2xx came back. */
export async function throughput({
  url,
  pid,
  headers,
  seconds = 3,
  connections = 32,
}: Target): Promise<Rate> {
  const before = processorSeconds(pid);
  const result = await autocannon({ url, headers, duration: seconds, connections, timeout: 10 });
  const used = (processorSeconds(pid) ?? Number.NaN) - (before ?? Number.NaN);
  const answered = result['2xx'];
  if (result.errors || result.non2xx || answered === 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} connections failed`);
  }
  return { byClock: answered / result.duration, byProcessor: answered / used };
}

/** The median of some rounds, taken in turns, so that a slow moment of the machine meets both sides. */
export async function compare(ours: Target, reference: Target, rounds = 3): Promise<Compared> {
  const both: { ours: Rate[]; reference: Rate[] } = { ours: [], reference: [] };
  for (const side of [reference, ours]) await throughput({ ...side, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    both.reference.push(await throughput(reference));
    both.ours.push(await throughput(ours));
  }
  return { ours: medianRate(both.ours), reference: medianRate(both.reference) };
}

function medianRate(rates: Rate[]): Rate {
  return {
    byClock: median(rates.map((rate) => rate.byClock)),
    byProcessor: median(rates.map((rate) => rate.byProcessor)),
  };
}

/** The middle value; of an even number of values the lower of the two in the middle. */
function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
