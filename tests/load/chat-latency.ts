/**
 * Measures the time from "send" in one browser to "shown" in the other, with many pairs chatting at once on this
 * machine: `npm run bench:chat [-- --write]` after `npm run build`.
 */
import { makePairs } from '../support/chatters.ts';
import { writeSection } from '../../scripts/tables/markdown-table.ts';
import { announceStacks } from '../support/stack.ts';
import { startStack } from '../support/start-stack.ts';
import { describeMachine } from './machine.ts';
import { measureChat, percentile } from './measure-chat.ts';
import { root } from './processes.ts';
import { limitRow, formatTable } from './report.ts';

const pairCount = Number(process.env.PAIRS ?? 200);
/** Measured seconds, after a short warm-up. */
const seconds = Number(process.env.SECONDS ?? 40);
const warmUp = 10;
/** Average seconds per message of a member: fast typing. */
const typing = Number(process.env.TYPING ?? 8);
/** Section "Figures" of the order: 95 of 100 messages within this many milliseconds. */
const limit = 250;

const machine = describeMachine();
const stack = await startStack();
announceStacks([stack.address]);
try {
  const pairs = await makePairs(pairCount);
  for (const pair of pairs) await Promise.all(pair.map((each) => each.open()));
  console.log(`${pairCount} pairs listen`);
  const { shown, answered } = await measureChat(pairs, { warmUp, seconds, typing });
  pairs.flat().forEach((each) => each.close());
  const [p50, p95] = [percentile(shown, 0.5), percentile(shown, 0.95)];
  const answers = [percentile(answered, 0.5), percentile(answered, 0.95)];
  const text = `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:chat -- --write\` after \`npm run build\`, on ${machine}.

${formatTable([
  limitRow(`send → shown, p50 of ${shown.length.toLocaleString('en')} messages`, p50, limit, 'ms'),
  limitRow('send → shown, p95', p95, limit, 'ms'),
])}

- ${pairCount} pairs write to each other for ${seconds} s; each member sends a message every ${typing} s on average (${(shown.length / seconds).toFixed(0)} messages a
  second in total), over ${2 * pairCount} sessions with one event stream each. Front, backend, PostgreSQL and the ${2 * pairCount} browsers share the
  machine.
- "Send" is the moment the sender's browser posts the message; "shown" is when the recipient's browser has received the event
  and fetched the conversation. Both sides fetch it after each message, as our pages do. The sender's own response took
  ${answers[0]?.toFixed(0)} ms (p50) and ${answers[1]?.toFixed(0)} ms (p95).
`;
  console.log(text);
  if (process.argv.includes('--write')) writeSection(root, 'performance.md', 'Chat latency', text);
  if (p95 > limit) process.exitCode = 1;
} finally {
  await stack.stop();
}
process.exit();
