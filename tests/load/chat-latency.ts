/**
 * Measures what passes between "send" in one browser and the message shown in the other, with many pairs chatting at
 * once on this machine: `npm run bench:chat [-- --write]` after `npm run build`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../../lib/contract/chats.ts';
import { makePairs, type Pair } from '../support/chatters.ts';
import type { ChatBrowser } from '../support/chat-browser.ts';
import { startStack } from '../support/start-stack.ts';
import { writeChatSection } from './chat-section.ts';
import { describeMachine } from './machine.ts';
import { limitRow, tableOf } from './report.ts';

const pairCount = Number(process.env.PAIRS ?? 200);
/** Seconds that are measured, after a few in which everything warms up. */
const seconds = Number(process.env.SECONDS ?? 40);
const warmUp = 10;
/** Seconds a member takes for a message, on average: that is fast typing. */
const typing = Number(process.env.TYPING ?? 8);
/** Section "Figures" of the order: 95 of 100 messages within so many milliseconds. */
const limit = 250;

/** Milliseconds until a sender has the answer. */
const sends: number[] = [];
const machine = describeMachine();
const stack = await startStack();
process.env.VONK_STACK = JSON.stringify(stack.address);
try {
  const pairs = await makePairs(pairCount);
  for (const pair of pairs) await Promise.all(pair.map((each) => each.open()));
  console.log(`${pairCount} pairs listen`);
  const measured = await measure(pairs);
  pairs.flat().forEach((each) => each.close());
  const [p50, p95] = [percentile(measured, 0.5), percentile(measured, 0.95)];
  const answers = [percentile(sends, 0.5), percentile(sends, 0.95)];
  const text = `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:chat -- --write\` after \`npm run build\`, on ${machine}.

${tableOf([
  limitRow(`send → shown, p50 of ${measured.length.toLocaleString('en')} messages`, p50, limit, 'ms'),
  limitRow('send → shown, p95', p95, limit, 'ms'),
])}

- ${pairCount} pairs write to each other for ${seconds} s, each member a message every ${typing} s on average (${(measured.length / seconds).toFixed(0)} messages a
  second in all): ${2 * pairCount} sessions with an event stream each. Front, backend, PostgreSQL and the ${2 * pairCount} browsers share the machine.
- "Send" is the moment in which the sender's browser posts; "shown" is the one in which the other one has had the event
  and has fetched the conversation. Both sides fetch it after each message, as our pages do. The sender's own answer took
  ${answers[0]?.toFixed(0)} ms (p50) and ${answers[1]?.toFixed(0)} ms (p95).
`;
  console.log(text);
  if (process.argv.includes('--write')) writeChatSection(text);
  if (p95 > limit) process.exitCode = 1;
} finally {
  await stack.stop();
}
process.exit();

/** Milliseconds of each message from "send" to "shown" on the other side. */
async function measure(pairs: readonly Pair[]): Promise<number[]> {
  const begun = performance.now() + warmUp * 1000;
  const end = begun + seconds * 1000;
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const note = (reader: ChatBrowser) => (message: Message) => {
    const sent = sentAt.get(message.body);
    if (message.sender !== reader.profile && sent !== undefined && sent >= begun)
      times.push(performance.now() - sent);
  };
  const write = async (from: ChatBrowser, to: ChatBrowser) => {
    for (let at = 0; ; at += 1) {
      await sleep(Math.random() * 2 * typing * 1000);
      const now = performance.now();
      if (now >= end) return;
      const body = `${from.profile} ${at}`;
      sentAt.set(body, now);
      await from.send(to.profile, body);
      if (now >= begun) sends.push(performance.now() - now);
    }
  };
  for (const each of pairs.flat()) each.onShown = note(each);
  await Promise.all(pairs.flatMap(([one, other]) => [write(one, other), write(other, one)]));
  await sleep(2_000);
  if (times.length < sends.length)
    throw new Error(`${sends.length - times.length} messages were never shown`);
  return times;
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
