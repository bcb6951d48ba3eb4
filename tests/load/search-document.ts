import { markdownTable } from '../../scripts/tables/markdown-table.ts';
import { percentile } from './measure-chat.ts';

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
  rows: readonly KindRow[];
  write: readonly number[];
  machine: string;
  people: number;
  version: string;
  now: Date;
};

/** The cells of a search's row, from its name on. */
export function rowCells({ kind, first, far, statements, similar }: KindRow): string[] {
  return [
    kind,
    share(first, 'ms', 0.5),
    share(first, 'ms', 0.95),
    share(first, 'cpu', 0.5),
    share(first, 'cpu', 0.95),
    far.length ? `${share(far, 'ms', 0.5)} (${share(far, 'cpu', 0.5)})` : '',
    String(statements),
    similar ? `${Math.round(similar * 100)} %` : '',
  ];
}

/** The figures of `docs/search.md`. */
export function searchFigures({ rows, write, machine, people, version, now }: Measured): string {
  const first = rows.flatMap((row) => row.first);
  const activity = "recording a member's activity, which moves the profile in every index";
  return `${now.toISOString().slice(0, 10)}, ${people.toLocaleString('en')} active profiles, PostgreSQL ${version}, ${machine}.
Measured by \`npm run bench:search\`, which calls \`searchMembers\` the way the backend's handler does, one search at a time,
for a member, on the database that \`DATABASE_URL\` names (filled by \`npx vonk demo seed --profiles 1000000\`). Each search runs
three times and the fastest run counts, because other load on the machine can only make it slower. Processor time is that
of the database process and the caller together.

${markdownTable([
  ['', 'p50', 'p95', 'target'],
  ['all first pages, wall clock', share(first, 'ms', 0.5), share(first, 'ms', 0.95), 'p95 ≤ 50 ms'],
  ['all first pages, processor time', share(first, 'cpu', 0.5), share(first, 'cpu', 0.95), ''],
  ['page 100 compared with page 1 of the same kinds, wall clock', farRatio(rows, 'ms'), '', '≤ 2'],
  ['page 100 compared with page 1, processor time', farRatio(rows, 'cpu'), '', '≤ 2'],
  [activity, ms(percentile(write, 0.5)), ms(percentile(write, 0.95)), ''],
])}

${markdownTable([
  [
    'search',
    'page 1, p50',
    'p95',
    'processor, p50',
    'p95',
    'page 100 (processor)',
    'max. statements',
    'with similar members',
  ],
  ...rows.map(rowCells),
])}`;
}

/** Ratio of the hundredth page to page 1 by kind, where a search has that many. */
function farRatio(rows: readonly KindRow[], by: keyof Took): string {
  const ratios = rows
    .filter((row) => row.far.length)
    .map(({ far, first }) => of(far, by, 0.5) / of(first, by, 0.5));
  return percentile(ratios, 0.5).toFixed(2);
}

function of(figures: readonly Took[], by: keyof Took, part: number): number {
  return percentile(
    figures.map((each) => each[by]),
    part,
  );
}

const share = (figures: readonly Took[], by: keyof Took, part: number) => ms(of(figures, by, part));

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}
