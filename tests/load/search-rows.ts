import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';
import { limitRow, type Row } from './report.ts';

/** The two figures of the search at 1,000,000 profiles from the last `npm run bench:search -- --write`, with their date. */
export function searchRows(): Row[] {
  return parseSearchRows(readFileSync(join(root, 'docs', 'search.md'), 'utf8'));
}

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
