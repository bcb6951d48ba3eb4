import { setTimeout as sleep } from 'node:timers/promises';
import { countAnswers } from './load.ts';
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

/** The rate of one round; throws when anything but a 200 came back. */
export async function throughput(target: Target): Promise<Rate> {
  const { url, pid, headers = {}, seconds = 1.5, connections = 32 } = target;
  const before = processorSeconds(pid) ?? Number.NaN;
  const answered = await countAnswers({ url, headers, seconds, connections });
  const used = (processorSeconds(pid) ?? Number.NaN) - before;
  if (answered === 0) throw new Error(`${url}: no answer within ${seconds} s`);
  return { byClock: answered / seconds, byProcessor: answered / used };
}

/**
 * The best of some rounds, taken in turns, so that a slow moment of the machine meets both sides: what else runs there
 * can make a round slower, never faster. One round before them lets Node compile.
 */
export async function compare(ours: Target, reference: Target, rounds = 4): Promise<Compared> {
  const both: { ours: Rate[]; reference: Rate[] } = { ours: [], reference: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const one = { reference: await throughput(reference), ours: await throughput(ours) };
    if (round === 0) continue;
    both.reference.push(one.reference);
    both.ours.push(one.ours);
  }
  return { ours: best(both.ours), reference: best(both.reference) };
}

export function best(rates: readonly Rate[]): Rate {
  return {
    byClock: Math.max(...rates.map((rate) => rate.byClock)),
    byProcessor: Math.max(...rates.map((rate) => rate.byProcessor)),
  };
}

/** Waits until a process has finished what it does on its own after its start; ten seconds at most. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let waited = 0; waited < 20; waited += 1) {
    const before = processorSeconds(pid) ?? 0;
    await sleep(500);
    if ((processorSeconds(pid) ?? 0) - before < 0.03) return;
  }
}
