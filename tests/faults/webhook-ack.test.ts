import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ordered, webhook } from '../system/buying.ts';
import { confirmed, herzfunke, vlinder } from '../system/cast.ts';
import { choose, parseCheckoutRef } from '../support/checkout.ts';
import { Visitor } from '../support/http.ts';

const rounds = 3;
const each = Number(process.env.WEBHOOKS ?? 300);
const atOnce = 4;
const target = 100;
/** Machines are shared, so the reference is a plain read of the same moment over the same path. */
const toleratedRatio = 4;

test('acknowledges 99 of 100 webhooks within 100 ms, whatever they name', async () => {
  const { visitor } = await confirmed('Alice');
  const refs: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const { checkout_url: url } = await ordered(visitor);
    if (nth % 2) await choose(url, 'silent');
    refs.push(parseCheckoutRef(url));
  }
  const named = (nth: number) => (nth % 2 ? `sb_unknown${nth}` : (refs[nth % refs.length] ?? ''));

  const excess: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const timings = await measure((nth) => webhook(new Visitor(nth % 3 ? herzfunke : vlinder), named(nth)));
    const read = await measure(
      () => new Visitor(herzfunke).get(`/api/transaction.php?token=${randomUUID()}`),
      404,
    );
    excess.push(timings.p99 / Math.max(target, toleratedRatio * read.p99));
    process.stdout.write(
      `webhooks, ${atOnce} at once, half of them unknown: p50 ${timings.p50.toFixed(1)} ms, p99 ${timings.p99.toFixed(1)} ms ` +
        `of ${each} (a plain read beside it: p50 ${read.p50.toFixed(1)} ms, p99 ${read.p99.toFixed(1)} ms)\n`,
    );
    await sleep(500);
  }
  expect(Math.min(...excess)).toBeLessThanOrEqual(1);
}, 180_000);

/** Median and 99th percentile of the response times, in milliseconds. */
async function measure(
  request: (nth: number) => Promise<{ status: number }>,
  expected = 200,
): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  let next = 0;
  const send = async () => {
    while (next < each) {
      const nth = (next += 1);
      const started = performance.now();
      const { status } = await request(nth);
      times.push(performance.now() - started);
      expect(status).toBe(expected);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
