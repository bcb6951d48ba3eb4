import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBareTexts } from './bare-text.ts';
import { findClassesWithoutRule, judgeSource } from './source-rules.ts';
import { findServerCode, readBrowserCode } from './browser-code.ts';
import { listTables, readGlossary } from './glossary.ts';
import { reportComplaints } from './report.ts';
import { findForeignWrites } from './table-owners.ts';
import { listFiles } from './tracked-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = listFiles(root);
const sources = files.filter((file) => /\.(ts|tsx|mts|mjs|s?css)$/.test(file));
const islands = files.filter(
  (file) => /\.island\.tsx$|^lib\/browser\/.*\.ts$/.test(file) && !/\.test\./.test(file),
);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const complaints = sources.flatMap((file) => judgeSource(file, read(file)));
const code = await readBrowserCode(root, islands);
const screens = sources
  .filter((file) => /^(app|components)\/.*(?<!\.test)\.tsx?$/.test(file))
  .map((file) => [file, read(file)] as const);
const modules = files
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => [file, read(file)] as const);
const texts = findBareTexts(screens, (file) => Object.hasOwn(code, file));
const programs = sources
  .filter((file) => /^(backend|demo|lib|scripts|server|simulators)\/.*(?<!\.test)\.m?[jt]sx?$/.test(file))
  .map((file) => [file, read(file)] as const);
const writes = findForeignWrites(programs, listTables(root), readGlossary(read('docs/glossary.md')));
reportComplaints(
  [
    ...complaints,
    ...findServerCode(code),
    ...texts,
    ...findClassesWithoutRule(screens, new Map(modules)),
    ...writes,
  ],
  `${sources.length} sources keep the rules.`,
);
