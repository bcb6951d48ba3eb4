import { parseArgs } from 'node:util';

/** The parts of the table, in measuring order. */
export const groups = [
  'build',
  'start',
  'sizes',
  'pages',
  'misses',
  'calls',
  'purge',
  'streams',
  'statements',
  'members',
  'lighthouse',
] as const;

export type Group = (typeof groups)[number];

export type Options = {
  groups: ReadonlySet<Group>;
  /** Fewer rounds, members and streams: a smoke test, without reliable figures. */
  quick: boolean;
  /** Writes the figures of `docs/performance.md`. */
  write: boolean;
};

export const usage = `Prints the speed table, each row beside a reference measured in the same run; after npm run build:
  npm run bench [-- --only <parts>] [--quick] [--write]
    --only    some of ${groups.join(', ')}, with commas between them
    --quick   fewer rounds: to see that everything still measures
    --write   writes the figures of docs/performance.md`;

/**
 * Parses `--only pages,calls --quick --write`.
 * @throws {Error} naming the invalid value; for unknown options with Node's message
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { only, quick, write } = values;
  const chosen: readonly string[] = only === undefined ? [...groups] : only.split(',').filter(Boolean);
  for (const name of chosen)
    if (!isGroup(name)) throw new Error(`--only knows ${groups.join(', ')}, not "${name}".`);
  if (write && (quick || only !== undefined))
    throw new Error('--write takes the whole table: leave --only and --quick away.');
  // A build takes long and replaces the existing one: a quick run only does it on request.
  const selected = quick && only === undefined ? chosen.filter((name) => name !== 'build') : chosen;
  return { groups: new Set(selected.filter(isGroup)), quick, write };
}

function isGroup(name: string): name is Group {
  return (groups as readonly string[]).includes(name);
}
