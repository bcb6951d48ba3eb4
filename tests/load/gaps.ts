import type { Row } from './report.ts';

/** Why a row misses its target and what was tried, by the name of the row; the first one that matches counts. */
const reasons: readonly (readonly [what: RegExp, why: string])[] = [
  [
    /through the front/,
    `A hop reads and writes twice where bare Node does so once: handing a call on and nothing else (the row of the raw
  hop) is the most that can be had. The [flame graph](pictures/flame-hop.svg) shows where the rest goes: most of it is HTTP of
  Node on both sides, with 23 % in writing the answer and 10 % in writing the call, and 19 % collecting garbage; what is ours, from
  finding the brand to opening the session and checking where a write comes from, is less than a tenth. Tried: undici's
  \`dispatch\` in place of \`node:http\` (a third less), sessions that are unsealed once and kept, no promise but one between the
  browser and the backend, one timer for all deadlines, a larger young heap (no difference). Pipelining and a process for each core are left: the first one lets a slow call
  hold up others, the second is what several fronts are for.`,
  ],
  [
    /^start to ready/,
    `Two Node processes load their code while PostgreSQL starts, on two cores. The [flame graph](pictures/flame-start.svg) is the
  front's: 45 % loads modules, 20 % is Next loading all pages ahead, which spares the first visitors that wait. Tried: the front
  starts beside the backend and not after it, bundles in place of sources, parts of the mail library in place of all of it, the client
  of Redis only where there is one.`,
  ],
  [
    /on a cache miss/,
    `The minimal page is 24 cards in one file; ours also has the form of the search, head and foot, languages, the buttons of each card, and
  what crawlers read. It cost 43 ms of processor time, and costs 23 to 26, since three things were left out
  ([0025](decisions/0025-pages-are-made-whole-and-tiles-are-data.md)): parts for links that fetch ahead, a tree for each card, a second packing.
  What is left has no peak in the [flame graph](pictures/flame-miss.svg): React makes the page as data and as HTML, Next writes both down, and
  each of hundreds of promises and streams between them costs a little. Visitors of the same page share one making of it, and nothing of
  a page is made that is kept. Not taken: pages without React's data, which would have no islands.`,
  ],
  [
    /^5,000 members: (?:calls|errors)/,
    `Front, backend, PostgreSQL and the simulated members share two cores. No call fails; the slow
  ones wait for the one thread that also makes pages. Tried: pages that are made with less
  ([0025](decisions/0025-pages-are-made-whole-and-tiles-are-data.md)), and a member's new text about themselves, which has lists
  made anew no more; one page in a hundred took 2.3 s before both, and 0.13 s since. What is left is for a second front.`,
  ],
  [
    /memory of the (?:front|backend)/,
    `V8 lets its heap grow while there is memory, and this machine has 24 GB: calls and pages made one after the other leave much behind
  that it collects late. 10,000 streams cost 100 MB of it. Tried: Next's store counts what its strings really take and is half as large;
  with NODE_OPTIONS=--max-old-space-size=400 a front of 5,000 members stays at 590 MB in place of 784 to 826, and a backend at 226 in
  place of 315 to 367, with the same times and no error. It is not the default: who has the memory need not collect.`,
  ],
  [
    /: document$/,
    `Next sends what it draws twice: as HTML and as data for its router. Of the page of members 13 KB are head, foot, form and words in both forms,
  and 24 members are 2.2 KB of HTML and 1.4 KB of data. Tried: members as data in place of a tree for each
  ([0025](decisions/0025-pages-are-made-whole-and-tiles-are-data.md), 1.2 KB less), gzip 9, a shorter script of the shell, words of the
  settings that load with their section, names of classes and ranges of fonts cut short. Not taken: fewer members, which a search is for.`,
  ],
  [
    /: styles$/,
    `Tried: loading the styles of the choice of emoji with it. Next merges styles by the graph of who imports them, and put the saved
  part, and more, into other pages.`,
  ],
];

/** The rows that miss their target, each with its reason, as Markdown; nothing where all are reached. */
export function gapsOf(rows: readonly Row[]): string {
  const missed = rows.filter(({ reached }) => reached === false);
  if (missed.length === 0) return '';
  const byReason = new Map<string, string[]>();
  for (const { what } of missed) {
    const why = reasons.find(([pattern]) => pattern.test(what))?.[1] ?? 'Not looked into yet.';
    byReason.set(why, [...(byReason.get(why) ?? []), what]);
  }
  const lines = [...byReason].map(([why, group]) => `- **${group.join('; ')}.** ${why}`);
  return `\n## What misses its target, and why\n\n${lines.join('\n')}\n`;
}
