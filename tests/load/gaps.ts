import type { Row } from './report.ts';

/** Reasons for missed targets and what was tried, by row name; the first match counts. */
const reasons: readonly (readonly [what: RegExp, why: string])[] = [
  [
    /through the front/,
    `A hop reads and writes twice where bare Node does so once; a bare pass-through (the "raw hop" row) is the upper bound.
  The rest goes, by a profile, mostly to Node's HTTP on both sides, with 23 % spent writing the response and 10 % writing
  the call to the backend, and 19 % on garbage collection. Our own code, from finding the brand to opening the session and
  checking the origin of a write, is less than a tenth. Tried: undici's \`dispatch\` instead of \`node:http\` (a third
  less), caching unsealed sessions, a single promise between browser and backend, one timer for all deadlines, a larger
  young heap (no difference). That leaves pipelining, where one slow call blocks the others, and one process per core, which
  is what running several fronts is for.`,
  ],
  [
    /^start to ready/,
    `Two Node processes load their code while PostgreSQL starts, on two cores. Of the front's start, 45 % is loading modules
  and 20 % is Next preloading all pages, which saves the first visitors that wait. Tried: starting the front beside the
  backend instead of after it, bundles instead of sources, parts of the mail library instead of all of it, the Redis client
  only where Redis is used.`,
  ],
  [
    /on a cache miss/,
    `The minimal page is 24 cards in one file; ours also has the search form, header and footer, languages, the buttons on
  each card and the markup for crawlers. It used to cost 43 ms of processor time and costs 23 to 26 since three things were
  removed ([0025](decisions/0025-pages-are-made-whole-and-tiles-are-data.md)): the parts for prefetching links, an element
  tree for each card, a second compression. The rest has no peak in a profile: React renders the page as data and as HTML,
  Next serialises both, and each of the hundreds of promises and streams between them costs a little. Visitors of the same
  page share one render, and no part of a cached page is rendered. Rejected: pages without React's data, which would have no
  islands.`,
  ],
  [
    /^5,000 members: (?:calls|errors)/,
    `Front, backend, PostgreSQL and the simulated members share two cores. No call fails; the slow ones wait for the one
  thread that also renders pages. Tried: cheaper page rendering
  ([0025](decisions/0025-pages-are-made-whole-and-tiles-are-data.md)), and no longer re-rendering lists when a member changes
  their about-me text. One page in a hundred took 2.3 s before both changes and has taken 0.13 s since. The rest is a job for
  a second front.`,
  ],
  [
    /memory of the (?:front|backend)/,
    `V8 grows its heap as long as there is memory, and the benchmark machine has 24 GB: consecutive calls and pages leave a lot
  of garbage that is collected late. 10,000 streams account for 100 MB. Tried: Next's store counts what its strings really
  take and is half as large; with NODE_OPTIONS=--max-old-space-size=400 a front with 5,000 members stays at 590 MB instead of
  784 to 826, and a backend at 226 instead of 315 to 367, with the same latencies and no errors. It is not the default,
  because hosts with enough memory don't need the extra garbage collection.`,
  ],
  [
    /: document$/,
    `Next sends what it renders twice: as HTML and as data for its router. On the members page, header, footer, form and
  texts take 13 KB in the two forms together, and 24 members take 2.2 KB of HTML and 1.4 KB of data. Tried: members as data
  instead of an element tree for each ([0025](decisions/0025-pages-are-made-whole-and-tiles-are-data.md), 1.2 KB less), gzip 9,
  a shorter shell script, loading the texts of the settings with their section, shorter class names and font ranges. Rejected:
  showing fewer members, since results are the point of a search.`,
  ],
  [
    /: styles$/,
    `Tried: loading the styles of the emoji picker with the picker. Next merges styles by import graph, and put the saved part,
  and more, into other pages.`,
  ],
];

/** The rows that miss their target, with reasons, as Markdown; empty if there are none. */
export function formatGaps(rows: readonly Row[]): string {
  const missed = rows.filter(({ reached }) => reached === false);
  if (missed.length === 0) return '';
  const byReason = new Map<string, string[]>();
  for (const { what } of missed) {
    const why = reasons.find(([pattern]) => pattern.test(what))?.[1] ?? 'Not looked into yet.';
    byReason.set(why, [...(byReason.get(why) ?? []), what]);
  }
  const lines = [...byReason].map(([why, group]) => `- **${group.join('; ')}.** ${why}`);
  return `\n## Missed targets, and why\n\n${lines.join('\n')}\n`;
}
