import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stackAddress } from '#tests/support/stack.ts';

/** Output of `npx vonk invite make` if the front has another port. */
function invite(changes: NodeJS.ProcessEnv): URL {
  const { PUBLIC_PORT: _port, ...inherited } = process.env;
  const env = { ...inherited, DATABASE_URL: stackAddress().databaseUrl, FRONT_PORT: '53000', ...changes };
  const words = ['--import', 'tsx', 'scripts/vonk.ts', 'invite', 'make', '--brand', 'gnista'];
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  return new URL(execFileSync(process.execPath, words, { env, cwd, encoding: 'utf8' }).trim());
}

test('a link names the port of a front that browsers reach by itself', () => {
  expect(invite({ PUBLIC_SCHEME: 'http' }).origin).toBe('http://gnista.localhost:53000');
});

test('a link names no port where TLS stands before the front', () => {
  expect(invite({ PUBLIC_SCHEME: 'https' }).origin).toBe('https://gnista.localhost');
});
