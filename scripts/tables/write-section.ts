import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces the section under a heading of a document in `docs`; people write the rest of it. */
export function writeSection(root: string, file: string, title: string, content: string): void {
  const path = join(root, 'docs', file);
  const document = readFileSync(path, 'utf8');
  const heading = `\n## ${title}\n`;
  const start = document.indexOf(heading);
  if (start === -1) throw new Error(`docs/${file} has no section "${title}".`);
  const next = document.indexOf('\n## ', start + heading.length);
  const rest = next === -1 ? '' : document.slice(next);
  writeFileSync(path, `${document.slice(0, start)}${heading}\n${content.trim()}\n${rest}`);
}
