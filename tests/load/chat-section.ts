import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

const title = '\n## Chat latency\n';
export const performanceFile = join(root, 'docs', 'performance.md');

/** The part of `docs/performance.md` that `npm run bench:chat` writes and `npm run bench` preserves. */
export function chatSection(): string {
  const document = existsSync(performanceFile) ? readFileSync(performanceFile, 'utf8') : '';
  const at = document.indexOf(title);
  return at === -1 ? '' : document.slice(at);
}

export function writeChatSection(text: string): void {
  const document = readFileSync(performanceFile, 'utf8');
  const rest = document.slice(0, document.length - chatSection().length);
  writeFileSync(performanceFile, `${rest}${title}\n${text}`);
}
