import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchStack } from './stack-watcher.ts';

const begin = () =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true });

test('remains of a stack are ended with its folder, except for replaced ones and other names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-watched-'));
  const [before, front, database, stranger] = [begin(), begin(), begin(), begin()];
  const ended = [front, database].map(
    (child) => new Promise((resolve) => child.once('exit', (_, how) => resolve(how))),
  );
  try {
    const watcher = watchStack(folder);
    watcher.remember('front', before.pid ?? 0);
    watcher.remember('front', front.pid ?? 0);
    watcher.remember('database', database.pid ?? 0);
    await watcher.end();
    expect(await Promise.all(ended)).toEqual(['SIGKILL', 'SIGINT']);
    expect([before, stranger].map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([
      null,
      null,
    ]);
    expect(existsSync(folder)).toBe(false);
  } finally {
    for (const child of [before, stranger]) child.kill('SIGKILL');
  }
});
