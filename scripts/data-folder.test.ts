import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.mjs';

test('other accounts of the machine can neither list nor write the data folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'vonk-data-'));
  const folder = join(parent, 'of', 'ours');
  makeDataFolder(folder);
  expect(statSync(folder).mode & 0o066).toBe(0);
  rmSync(parent, { recursive: true });
});
