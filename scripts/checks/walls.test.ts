import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..', '..');

/** Cruises a small source tree and returns the findings. */
function judge(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-walls-'));
  for (const name of ['.dependency-cruiser.cjs', 'package.json'])
    copyFileSync(join(root, name), join(folder, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  try {
    const args = [join(root, 'scripts/checks/walls.mjs')];
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return stripVTControlCharacters((error as { stdout: string }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const broken: [rule: string, from: string, to: string][] = [
  ['upstream-is-for-app-server-and-i18n', 'components/community/chat/list.tsx', 'lib/upstream/client.ts'],
  ['upstream-is-for-app-server-and-i18n', 'lib/site/resolve.ts', 'lib/upstream/client.ts'],
  ['lib-imports-neither-components-nor-app', 'lib/rules/age.ts', 'components/ui/badge.tsx'],
  ['components-import-neither-app-nor-server', 'components/ui/photo.tsx', 'server/cache.ts'],
  [
    'features-do-not-import-each-other',
    'components/community/chat/head.tsx',
    'components/community/likes/tile.tsx',
  ],
  ['the-web-knows-nothing-of-the-backend', 'server/main.ts', 'backend/app.ts'],
  ['the-backend-knows-only-the-contract', 'backend/main.ts', 'lib/rules/platform/routes.ts'],
  [
    'a-domain-never-calls-the-queries-of-another',
    'backend/community/chat/send.ts',
    'backend/community/likes/queries.ts',
  ],
  ['a-process-knows-nothing-of-what-it-serves', 'lib/process/drain.ts', 'lib/contract/identity/accounts.ts'],
  [
    'contract-imports-zod-and-its-siblings-only',
    'lib/contract/identity/accounts.ts',
    'lib/rules/platform/routes.ts',
  ],
  ['middleware-decides-in-lib-site', 'middleware.ts', 'lib/rules/platform/routes.ts'],
  ['no-demo-and-no-simulator-in-the-product', 'backend/seed.ts', 'demo/brands.ts'],
  ['no-demo-and-no-simulator-in-the-product', 'backend/outreach/mail/send.ts', 'simulators/mailbox/app.ts'],
  ['simulators-know-no-demo', 'simulators/checkout/payment-simulator.ts', 'demo/people.ts'],
  ['no-test-in-the-product', 'server/http/listen.ts', 'tests/support/http.ts'],
  ['no-database-driver-in-the-web', 'server/data.ts', 'node_modules/pg/index.js'],
  ['no-next-in-the-backend', 'backend/pages.ts', 'node_modules/next/index.js'],
  ['react-in-the-backend-is-for-mails', 'backend/looks.ts', 'node_modules/react/index.js'],
];

const up = (from: string) => '../'.repeat(from.split('/').length - 1) || './';
const findPackage = (path: string) => /^node_modules\/(.+)\/index\.js$/.exec(path)?.[1];

test('every broken wall is found', () => {
  const files: Record<string, string> = {};
  for (const [, from, to] of broken) {
    files[from] = `import '${findPackage(to) ?? up(from) + to}';\n`;
    files[to] ??= findPackage(to) ? 'module.exports = 1;\n' : 'export const it = 1;\n';
  }
  const report = judge(files);
  for (const [rule, from, to] of broken) expect(report).toContain(`${rule}: ${from} → ${to}`);
});

test('a cycle through markup and types, a missing file and an undeclared package are found', () => {
  const report = judge({
    'components/ui/a.tsx':
      "import type { B } from './b.tsx';\nexport const A = () => <p>{'a' satisfies B}</p>;\n",
    'components/ui/b.tsx':
      "import { A } from './a.tsx';\nexport type B = string;\nexport const C = () => <A />;\n",
    'lib/rules/a.ts': "import './nowhere.ts';\n",
    'lib/rules/b.ts': "import 'left-pad';\n",
    'node_modules/left-pad/index.js': 'module.exports = 1;\n',
  });
  expect(report).toMatch(/no-cycles: components\/ui\/[ab]\.tsx →/);
  expect(report).toContain('no-unresolved: lib/rules/a.ts → ./nowhere.ts');
  expect(report).toContain('no-undeclared-package: lib/rules/b.ts → node_modules/left-pad/index.js');
});

test('what keeps the walls passes', () => {
  const report = judge({
    'app/page.tsx': "import '../lib/upstream/client.ts';\n",
    'lib/upstream/client.ts': "import '../contract/identity/accounts.ts';\n",
    'lib/contract/identity/accounts.ts': "import 'zod';\n",
    'node_modules/zod/index.js': 'module.exports = 1;\n',
    'backend/app.ts': "import '../lib/contract/identity/accounts.ts';\nimport '../lib/process/drain.ts';\n",
    'lib/process/drain.ts': "import 'node:net';\n",
  });
  expect(report).toContain('no dependency violations found');
});
