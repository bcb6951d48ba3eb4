/** One row of docs/coverage.md: number, summary, where built, and its test or issue. */
export type CoverageRow = { number: string; words: string; built: string; shown: string };

type Disk = { exists(path: string): boolean; read(path: string): string };

/** Reads the rows of every table whose first cell is a number such as `4.12`, or `8.A1` for an order's demand. */
export function readCoverage(text: string): CoverageRow[] {
  return tableRows(text).map(([number = '', words = '', built = '', shown = '']) => ({
    number,
    words,
    built,
    shown,
  }));
}

/** The numbers of the numbered specification. */
export function readNumbers(text: string): string[] {
  return tableRows(text).map(([number = '']) => number);
}

/**
 * Problems of the map: missing or unknown rows, files and tests that do not exist, empty rows.
 * @param numbers of the specification; without them the map's numbers must be gapless
 */
export function judgeCoverage(rows: CoverageRow[], numbers: string[] | undefined, disk: Disk): string[] {
  const own = rows.map(({ number }) => number).filter((number) => !isOfOrder(number));
  const wanted = numbers ?? withoutGaps(own);
  return [
    ...wanted.filter((number) => !own.includes(number)).map((number) => `${number} has no row`),
    ...own
      .filter((number) => !wanted.includes(number))
      .map((number) => `${number} is no row of the specification`),
    ...own.filter((number, at) => own.indexOf(number) !== at).map((number) => `${number} has two rows`),
    ...rows.flatMap((row) => judgeRow(row, disk).map((complaint) => `${row.number} ${complaint}`)),
  ];
}

const isOfOrder = (number: string) => /[A-Z]/.test(number);

function judgeRow({ words, built, shown }: CoverageRow, disk: Disk): string[] {
  const complaints = names(built)
    .filter((path) => !disk.exists(path))
    .map((path) => `names ${path}, which does not exist`);
  if (words === '') complaints.push('has no words');
  const issue = /\bissue \d+\b/.test(shown);
  const tests = names(shown);
  if (tests.length === 0 && !issue) complaints.push('names neither a test nor the issue that will bring one');
  if (tests.length > 0 && names(built).length === 0)
    complaints.push('names a test, but not where it is built');
  return [...complaints, ...tests.flatMap((name) => judgeTest(name, disk))];
}

/** A test is named `file` or `file › title`, and the file contains the title. */
function judgeTest(name: string, disk: Disk): string[] {
  const [file = '', title] = name.split(' › ');
  if (!/\.(test|spec)\.tsx?$/.test(file)) return [`names ${file} as a test, which it is not`];
  if (!disk.exists(file)) return [`names ${file}, which does not exist`];
  const missing = title !== undefined && !disk.read(file).includes(title);
  return missing ? [`names the test "${title}", which is not in ${file}`] : [];
}

function names(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
}

function tableRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => /^\| *\d+\.[A-Z]?\d+ *\|/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** All numbers up to the highest of each section. */
function withoutGaps(numbers: string[]): string[] {
  const highest = new Map<string, number>();
  for (const number of numbers) {
    const [section = '', row = '0'] = number.split('.');
    highest.set(section, Math.max(highest.get(section) ?? 0, Number(row)));
  }
  return [...highest].flatMap(([section, last]) =>
    Array.from({ length: last }, (_, at) => `${section}.${at + 1}`),
  );
}
