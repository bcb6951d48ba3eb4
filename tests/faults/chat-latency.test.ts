// The long form is `npm run bench:chat`; or `PAIRS=200 SECONDS=40 TYPING=8 npm run test:faults -- chat-latency`.
import { measureChat, percentile } from '../load/measure-chat.ts';
import { makePairs } from '../support/chatters.ts';

const pairCount = Number(process.env.PAIRS ?? 20);
const seconds = Number(process.env.SECONDS ?? 8);
const typing = Number(process.env.TYPING ?? 1);
/** Milliseconds within which 95 of 100 messages are shown. */
const limit = 250;
/** On a busy machine: allowed multiple of the sender's own response time. */
const answers = 3;
const timeoutMs = 60_000 + pairCount * 1_000 + seconds * 1_000;

test(
  'what is sent in one browser is shown in the other at once, with many chatting at the same time',
  async () => {
    const pairs = await makePairs(pairCount);
    await Promise.all(pairs.flat().map((each) => each.open()));
    const { shown, answered } = await measureChat(pairs, { warmUp: 2, seconds, typing });
    pairs.flat().forEach((each) => each.close());
    const [p50, p95] = [percentile(shown, 0.5), percentile(shown, 0.95)];
    process.stdout.write(
      `${pairCount} pairs, ${shown.length} messages in ${seconds} s: shown after ${p50.toFixed(0)} ms (p50), ${p95.toFixed(0)} ms (p95)\n`,
    );
    // Otherwise nothing was measured.
    expect(shown.length).toBeGreaterThan(pairCount);
    expect(p95).toBeLessThanOrEqual(Math.max(limit, answers * percentile(answered, 0.95)));
  },
  timeoutMs,
);
