import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isRunning } from './process-identity.ts';
import { takeDataFolder } from './running-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'vonk-running-'));
const path = join(folder, 'running.json');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => rmSync(path, { force: true }));

test('a second process on the same data is refused with a sentence', async () => {
  const file = await takeDataFolder(path);
  await expect(takeDataFolder(path)).rejects.toThrow(/^Vonk already runs on this data \(process \d+/);
  file.release();
  expect(existsSync(path)).toBe(false);
});

test('what a killed supervisor left running is ended, and its data taken', async () => {
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const child = identify(left.pid ?? 0);
  if (!child) throw new Error('the child did not start');
  const earlier = { supervisor: { pid: process.pid, started: 'long ago' }, children: { backend: child } };
  writeFileSync(path, JSON.stringify(earlier));
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const file = await takeDataFolder(path);
  expect(isRunning(child)).toBe(false);
  expect(write).toHaveBeenCalledWith(
    expect.stringContaining('An earlier run was killed and left its backend'),
  );
  file.remember('front', process.pid);
  expect(readFileSync(path, 'utf8')).toContain('"front"');
  write.mockRestore();
});

test('a process id that was handed on is not taken for the process that had it', () => {
  const self = identify(process.pid);
  expect(self && isRunning(self)).toBe(true);
  expect(isRunning({ pid: process.pid, started: 'another time' })).toBe(false);
});
