// Progress of a running step: a line of JSON for each test file, so that nothing is lost if the step is killed.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Variable with the path of the reporters' output. */
export const progressVariable = 'VERIFY_PROGRESS';

/**
 * @typedef {{ test: string, error: string }} Failure
 * @typedef {{ file: string, seconds?: number, passed?: number, failed?: Failure[], again?: string[], begins?: true }} Line
 *   `again`: tests that passed at the second try; `begins`: nothing else is known of the file yet
 */

/** @param {Line} line with an absolute `file` */
export function note(line) {
  const target = process.env[progressVariable];
  if (target)
    appendFileSync(target, `${JSON.stringify({ ...line, file: relative(process.cwd(), line.file) })}\n`);
}

/** The reporters' results: sums, seconds by file, and files that started but did not end. */
export function readProgress(target) {
  const found = { passed: 0, failed: [], again: [], seconds: new Map(), running: new Set() };
  const text = existsSync(target) ? readFileSync(target, 'utf8') : '';
  for (const line of text.split('\n').filter(Boolean)) {
    const { file, begins, seconds = 0, passed = 0, failed = [], again = [] } = JSON.parse(line);
    if (begins) {
      found.running.add(file);
      continue;
    }
    found.running.delete(file);
    found.passed += passed;
    found.failed.push(...failed);
    found.again.push(...again);
    found.seconds.set(file, (found.seconds.get(file) ?? 0) + seconds);
  }
  return found;
}
