import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judgeCoverage, readCoverage, readNumbers } from './coverage-map.ts';
import { reportComplaints } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const map = join(root, 'docs', 'coverage.md');
// The numbered specification is next to the clone if available; elsewhere the map is checked alone.
const specification = join(root, '..', 'shared', 'spec', 'numbered.md');

const rows = existsSync(map) ? readCoverage(readFileSync(map, 'utf8')) : [];
const numbers = existsSync(specification) ? readNumbers(readFileSync(specification, 'utf8')) : undefined;
const disk = {
  exists: (path: string) => existsSync(join(root, path)),
  read: (path: string) => readFileSync(join(root, path), 'utf8'),
};
const complaints = rows.length === 0 ? ['docs/coverage.md has no rows'] : judgeCoverage(rows, numbers, disk);
reportComplaints(complaints, `${rows.length} rows are answered.`);
