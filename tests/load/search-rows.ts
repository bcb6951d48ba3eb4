import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';
import { limitRow, type Row } from './report.ts';

/**
 * The two figures of the search at 1,000,000 profiles: measured now on the database of SEARCH_DATABASE_URL, which takes
 * minutes, or those of the last `npm run bench:search -- --write`, with their date.
 */
export function searchRows(measure: boolean): Row[] {
  return parseSearchRows(measure ? measured() : loadDocument());
}

/** Parses them from the document of `npm run bench:search`. */
export function parseSearchRows(written: string): Row[] {
  // The formatter aligns table columns.
  const document = written.replace(/ +/g, ' ');
  const p95 = /\| all first pages, wall clock \| [\d.]+ ms \| ([\d.]+) ms \|/.exec(document)?.[1];
  const ratio = /\| page 100 compared with page 1 of the same kinds, wall clock \| ([\d.]+) \|/.exec(
    document,
  )?.[1];
  const [, date = '', people = ''] = /^(\d{4}-\d\d-\d\d), ([\d,]+) active profiles/m.exec(document) ?? [];
  if (p95 === undefined || ratio === undefined) throw new Error('There are no figures of the search');
  const reference = `${date}, docs/search.md`;
  const far = limitRow('search: page 100 compared with page 1', Number(ratio), 2, '', reference);
  return [
    limitRow(`search of ${people} profiles: first page, p95`, Number(p95), 50, 'ms', reference),
    { ...far, ours: `${ratio} ×`, target: '≤ 2 ×' },
  ];
}

function loadDocument(): string {
  const file = join(root, 'docs', 'search.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function measured(): string {
  const { SEARCH_DATABASE_URL } = process.env;
  if (!SEARCH_DATABASE_URL)
    throw new Error(
      'SEARCH_DATABASE_URL names the database to search; fill it by `npx vonk demo seed --profiles 1000000`.',
    );
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tests', 'load', 'search-bench.ts')],
    { cwd: root, env: { ...process.env, DATABASE_URL: SEARCH_DATABASE_URL }, maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The search could not be measured: ${String(stderr)}`);
  return String(stdout);
}
