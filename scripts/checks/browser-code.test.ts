/** esbuild requires the Uint8Array of its realm, so it runs outside Jest's environment. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'vonk-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

function judge(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const script = `
    import { findServerCode, readBrowserCode } from ${JSON.stringify(join(import.meta.dirname, 'browser-code.ts'))};
    console.log(JSON.stringify(findServerCode(await readBrowserCode(${JSON.stringify(folder)}, ['components/a.island.tsx']))));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

test('the contract reaches an island by a neighbour of a neighbour', () => {
  const found = judge({
    'components/a.island.tsx': "import { b } from './b.ts';\nexport const a = b;",
    'components/b.ts':
      "import { schema } from '../lib/contract/identity/accounts.ts';\nexport const b = schema;",
    'lib/contract/identity/accounts.ts': "import { z } from 'zod';\nexport const schema = z.string();",
  });
  expect(found.join('\n')).toContain(
    'components/b.ts takes lib/contract/identity/accounts.ts into the browser',
  );
  expect(found.join('\n')).toContain('lib/contract/identity/accounts.ts takes zod into the browser');
});

test('types may cross, Node may not', () => {
  const found = judge({
    'components/a.island.tsx':
      "import type { User } from '../lib/contract/identity/accounts.ts';\nimport { readFileSync } from 'node:fs';\nexport const a = readFileSync as unknown as User;",
    'lib/contract/identity/accounts.ts':
      "import { z } from 'zod';\nexport type User = z.infer<typeof schema>;\nexport const schema = z.string();",
  });
  expect(found).toEqual(['components/a.island.tsx takes node:fs into the browser: it is of Node']);
});

test('texts that only a build writes may be missing', () => {
  const found = judge({
    'components/a.island.tsx':
      'export const load = (locale: string) => import(`@texts/${locale}/bonus.json`) as Promise<unknown>;',
  });
  expect(found).toEqual([]);
});
