import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Unit } from '#scripts/translations/unit.ts';

const made: string[] = [];

afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true });
});

/** A clone with only these files; objects become JSON in the formatter's style. */
export function makeClone(files: Record<string, string | object>): string {
  const root = mkdtempSync(join(tmpdir(), 'vonk-translations-'));
  made.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(
      join(root, file),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  }
  return root;
}

export const readFile = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

/** A text without notes. */
export function buildUnit(key: string, source: string, target?: string): Unit {
  return { key, source, target, maxLength: 40, notes: [] };
}
