import { formatGaps } from './gaps.ts';
import { formatTable, type Row } from './report.ts';

/** The contents of `docs/performance.md`. */
export function formatDocument(rows: readonly Row[], machine: string, when: Date): string {
  return `# Performance

Measured ${when.toISOString().slice(0, 10)} by \`npm run bench -- --write\` after \`npm run build\`, on ${machine}.

${formatTable(rows)}
${formatGaps(rows)}
## How it is measured

- Servers run on one core, the load generator (32 keep-alive connections, \`tests/load/measure.ts\`) on another, pinned with
  \`taskset\` where available. Ours and its reference take turns in the same run, a second and a half each. The best round
  of each side counts, because other load on the machine can only make a round slower.
- A benchmark machine is rarely idle, and other load does not always slow both sides equally. A ratio therefore compares
  processor time per response (user and system, all threads of the responding process); the wall-clock ratio is given
  beside it.
- "Bare Node" is a \`node:http\` server that sends one fixed buffer with its type and length: exactly the bytes that ours
  sends, for pages in the Brotli form that browsers get. It reads no headers; ours finds brand and language, checks the
  path, looks for a session and sends the security headers.
- "Next alone" is the same build on Next's own server with its middleware and its own page store, without the front. It
  compresses every response again; the benchmark requests the uncompressed form, which spares it that. Every response
  comes from its store (\`x-nextjs-cache: HIT\`).
- "Minimal Next" (\`tests/load/minimal-next\`) is a Next app that shows the same cards and nothing else, without a backend,
  languages or brands. On a cache miss, each request to ours is a search that has not been made before: the front calls
  the backend, renders, hashes the inline scripts and compresses, and all of that counts towards its processor time. The
  prerendered page of the minimal app sits behind a middleware that rewrites.
- The call with a session goes to a stub backend that responds at once from memory, on the load generator's core: the row
  measures the path through the front. "Raw hop" is \`node:http\` and the front's HTTP client with nothing in between: the
  minimum cost of passing a call on. The last of the three rows uses the real backend and PostgreSQL, all on one core.
- Sizes are what the front sends with gzip, in KB of 1,000 bytes, for everything the document references. They exclude
  what a click or a session loads later. \`tests/system/sizes.test.ts\` fails when a budget is exceeded or, where a budget
  is not met yet, when the page grows.
- Starts are timed from \`npm start\` until the front answers \`/readyz\`, on all cores.
- The memory of a stream is the growth of the front's resident memory, with garbage collected before and after. Events are
  announced in the database, 50 a second, each for a member with ten open browsers; the delivery through backend and front
  to each browser is timed.
- "A member's change" is timed from sending it to one front until both fronts, which had cached the public page, show it.
- Statements are counted by the backend, on the second run of a call. Cached pages and settings need none.
- The search is measured by \`npm run bench:search\` on a database with a million profiles: in this run with \`--search\` and
  SEARCH_DATABASE_URL, otherwise the figures and their date come from \`docs/search.md\`.
- Simulated members share the machine's cores with front, backend and PostgreSQL. Each has an event stream and acts every
  20 s on average: 90 % polls, 8 % pages, 2 % likes and profile changes.
- Memory under load is the peak resident memory of front and backend, simulated members included.
- Lighthouse 12 simulates a phone on slow 4G, in Chromium, on the \`localhost\` brand; SEO is scored on the pages meant for
  search engines. Times are those of the simulation.
- A cold build has no \`.next\` and reuses images that have already been drawn.
`;
}
