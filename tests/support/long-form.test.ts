import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { longForm } from '../long-form.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kinds = ['system', 'faults', 'e2e'] as const;

it.each(kinds)('the long form names only files of tests/%s, each once', (kind) => {
  const files = readdirSync(`${root}/tests/${kind}`, { recursive: true, encoding: 'utf8' });
  expect(longForm[kind].filter((file) => !files.includes(file))).toEqual([]);
  expect(new Set(longForm[kind]).size).toBe(longForm[kind].length);
});

it('the long form names only tools that have tests', () => {
  expect(longForm.tools.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});
