import { gapsOf } from './gaps.ts';
import { tableOf, type Row } from './report.ts';

/** The contents of `docs/performance.md`. */
export function documentOf(rows: readonly Row[], machine: string, when: Date): string {
  return `# Performance

Measured ${when.toISOString().slice(0, 10)} by \`npm run bench -- --write\` after \`npm run build\`, on ${machine}.

${tableOf(rows)}
${gapsOf(rows)}
## How it is measured

- Servers run on one core, the load (32 kept connections, \`tests/load/load.ts\`) on another one, kept apart by \`taskset\`
  where there is such a thing. Ours and its reference take turns in the same run, a second and a half each; the best
  round of each side counts, for what else the machine does can make a round slower but never faster.
- A machine is seldom alone: its other work slows both sides, and not always alike. So a ratio compares the processor time
  of one answer (user and system, all threads of the answering process); the ratio by the clock stands beside it.
- "Bare Node" is a \`node:http\` server that sends one fixed buffer with its type and length: the very bytes that ours
  sends, for pages the Brotli form that browsers get. It looks at no header; ours finds brand and language, checks the
  path, looks for a session and sends the security headers.
- "Next alone" is the same build on Next's own server with its middleware and its own page store, without the front.
  It compresses every answer anew; it is asked for the plain form, which spares it that. Every answer comes from its
  store (\`x-nextjs-cache: HIT\`).
- "Minimal Next" (\`tests/load/minimal-next\`) is a Next app that shows the same cards and nothing else, without a backend,
  languages or brands. On a cache miss each request of ours is a search that nobody has asked for before: the front asks
  the backend, renders, hashes the inline scripts and compresses; all of that is in its processor time. The prerendered
  page of the minimal app stands behind a middleware that rewrites.
- The call with a session goes to a backend that answers at once from memory, on the core of the load: the row is about
  the way through the front. "Raw hop" is \`node:http\` and the HTTP client of the front with nothing between them: what
  handing a call on costs at least. The last row of the three has the real backend and PostgreSQL, all on one core.
- Sizes are what the front sends with gzip, in KB of 1,000 bytes: everything that the document names. What a click or a
  session loads later is not in it. \`tests/contract/sizes.test.ts\` fails when a budget is exceeded, or, where one is not
  reached yet, when the page grows.
- Starts are timed from \`npm start\` to a front that answers \`/readyz\`, on all cores.
- The memory of a stream is what the front's resident memory grows by, rubbish collected before and after. Events are
  announced in the database, 50 a second, each for a member with ten open browsers; the way through backend and front to
  each of them is timed.
- "A member's change" is timed from sending it to one front until both fronts, which had kept the public page, show it.
- Statements are counted by the backend, the second time a call is made. Cached pages and settings ask nobody.
- The search is measured by \`npm run bench:search\` on a database with a million profiles: in this run with \`--search\`
  and SEARCH_DATABASE_URL, else the figures and the date of \`docs/search.md\`.
- Simulated members share the machine's cores with front, backend and PostgreSQL: each has an event stream and does
  something every 20 s on average, 90 % polls, 8 % pages, 2 % likes and changes of the profile.
- Memory under load is the most that front and backend ever had resident, simulated members included.
- Lighthouse 12 simulates a phone on slow 4G, in Chromium, on the brand of \`localhost\`; SEO is judged on pages that are
  meant for search engines. Times are those of the simulation.
- A cold build has no \`.next\` and draws nothing that is drawn already.
`;
}
