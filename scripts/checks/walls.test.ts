import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'vonk-walls-'));

beforeAll(() => {
  copyFileSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function judge(files: Record<string, string>): string {
  for (const name of ['app', 'components', 'lib', 'server', 'backend', 'tests']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  try {
    return execFileSync(process.execPath, [join(root, 'scripts/checks/walls.mjs')], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** One file that imports another. */
const pair = (from: string, to: string): Record<string, string> => ({
  [to]: 'export const it = 1;',
  [from]: `import { it } from '${'../'.repeat(from.split('/').length - 1) || './'}${to}';\nexport const own = it;`,
});

test.each([
  ['upstream-is-for-app-server-and-i18n', 'components/chat/list.tsx', 'lib/upstream/client.ts'],
  ['upstream-is-for-app-server-and-i18n', 'lib/site/resolve.ts', 'lib/upstream/client.ts'],
  ['lib-imports-neither-components-nor-app', 'lib/rules/a.ts', 'components/ui/b.tsx'],
  ['components-import-neither-app-nor-server', 'components/ui/b.tsx', 'server/main.ts'],
  ['features-do-not-import-each-other', 'components/chat/list.tsx', 'components/likes/tile.tsx'],
  ['the-web-knows-nothing-of-the-backend', 'server/main.ts', 'backend/app.ts'],
  ['the-backend-knows-only-the-contract', 'backend/app.ts', 'lib/rules/routes.ts'],
  ['a-domain-never-calls-the-queries-of-another', 'backend/chat/send.ts', 'backend/likes/queries.ts'],
  ['contract-imports-zod-and-its-siblings-only', 'lib/contract/user.ts', 'lib/rules/routes.ts'],
  ['no-test-in-the-product', 'server/main.ts', 'tests/support/http.ts'],
])('%s: %s must not import %s', (rule, from, to) => {
  expect(judge(pair(from, to))).toContain(rule);
});

test('a cycle is found, also through markup and types', () => {
  const cycle = {
    'components/ui/a.tsx': "import type { B } from './b.tsx';\nexport const A = () => <p>{'a' satisfies B}</p>;",
    'components/ui/b.tsx': "import { A } from './a.tsx';\nexport type B = string;\nexport const C = () => <A />;",
  };
  expect(judge(cycle)).toContain('no-cycles');
});

test('a missing file and an undeclared package are found', () => {
  expect(judge({ 'lib/rules/a.ts': "import './nowhere.ts';" })).toContain('no-unresolved');
  expect(judge({ 'lib/rules/a.ts': "import debug from 'debug';\nexport const a = debug;" })).toContain('no-undeclared-package');
});

test('a driver in the web and Next in the backend are found', () => {
  expect(judge({ 'server/a.ts': "import pg from 'pg';\nexport const a = pg;" })).toContain('no-database-driver-in-the-web');
  expect(judge({ 'backend/a.ts': "import next from 'next';\nexport const a = next;" })).toContain('no-next-in-the-backend');
});

test('what keeps the walls passes', () => {
  const fine = { ...pair('app/page.tsx', 'lib/upstream/client.ts'), ...pair('backend/a.ts', 'lib/contract/user.ts') };
  expect(judge(fine)).toContain('no dependency violations found');
});
