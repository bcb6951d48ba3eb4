import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServerCode } from './browser-code.ts';
import { reportComplaints } from './report.ts';
import { judgeSource } from './source-rules.ts';
import { listFiles } from './tracked-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = listFiles(root);
const sources = files.filter((file) => /\.(ts|tsx|mts|mjs|scss)$/.test(file));
const islands = files.filter(
  (file) => /\.island\.tsx$|^lib\/browser\/.*\.ts$/.test(file) && !/\.test\./.test(file),
);

const complaints = sources.flatMap((file) => judgeSource(file, readFileSync(join(root, file), 'utf8')));
reportComplaints(
  [...complaints, ...(await findServerCode(root, islands))],
  `${sources.length} sources keep the rules.`,
);
