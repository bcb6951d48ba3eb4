import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from './write-section.ts';

const root = mkdtempSync(join(tmpdir(), 'vonk-section-'));
const file = join(root, 'docs', 'some.md');
beforeAll(() => mkdirSync(join(root, 'docs')));
afterAll(() => rmSync(root, { recursive: true }));

test('a section is replaced, and the rest of the document stays', () => {
  writeFileSync(file, '# Some\n\nWords.\n\n## One\n\nold\n\n### Part\n\nold\n\n## Two\n\nstays\n');
  writeSection(root, 'some.md', 'One', 'new\n');
  expect(readFileSync(file, 'utf8')).toBe('# Some\n\nWords.\n\n## One\n\nnew\n\n## Two\n\nstays\n');
  writeSection(root, 'some.md', 'Two', 'new as well');
  expect(readFileSync(file, 'utf8')).toBe('# Some\n\nWords.\n\n## One\n\nnew\n\n## Two\n\nnew as well\n');
});

test('a document without the section is not changed', () => {
  expect(() => writeSection(root, 'some.md', 'Three', 'new')).toThrow('no section "Three"');
});
