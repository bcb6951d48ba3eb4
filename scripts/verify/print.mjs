import { stripVTControlCharacters } from 'node:util';

/** Total lines for all failures, so that they fit on the last page of a log. */
const room = 44;
const slowest = 5;

/** Prints a table: step, tests, seconds, slowest files. */
export function printSteps(results) {
  const rows = results.map(({ name, tests, passed, failed, seconds, files }) => [
    `${failed.length > 0 ? 'FAILED' : 'ok'} ${name}`,
    tests > 0 ? `${passed} of ${passed + failed.length}` : '',
    seconds.toFixed(0),
    [...files]
      .sort(([, one], [, other]) => other - one)
      .slice(0, slowest)
      .map(([file, took]) => `${file.split('/').at(-1)} ${took.toFixed(0)}`)
      .join(', '),
  ]);
  const table = [['step', 'tests', 'seconds', 'slowest files'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
  return table
    .map(([name, tests, seconds, files]) =>
      `${name.padEnd(widths[0])}  ${tests.padStart(widths[1])}  ${seconds.padStart(widths[2])}  ${files}`.trimEnd(),
    )
    .join('\n');
}

/** Prints failed tests with the start of their errors, and tests that passed on the second attempt. */
export function printFailures(results) {
  const failed = results.flatMap((result) => result.failed);
  const again = results.flatMap((result) => result.again);
  const each = Math.max(2, Math.floor(room / Math.max(1, failed.length)));
  const shown = failed.slice(0, Math.floor(room / 2));
  const lines = shown.flatMap(({ test, error }) => [
    `✗ ${test}`,
    ...plain(error)
      .slice(0, each - 1)
      .map((line) => `    ${line}`),
  ]);
  if (failed.length > shown.length) lines.push(`… and ${failed.length - shown.length} more`);
  if (again.length > 0)
    lines.push(
      `Passed at the second try (${again.length}):`,
      ...again.slice(0, 8).map((name) => `  ${name}`),
    );
  return lines.join('\n');
}

function plain(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .map((line) => line.slice(0, 300));
}
