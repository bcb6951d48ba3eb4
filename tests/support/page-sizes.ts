import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Visitor } from './http.ts';

/** What a browser loads to show a page and to bring it to life, in bytes as they are sent with gzip. */
export type PageSizes = { scripts: number; styles: number; document: number };

/**
 * Largest sizes in KB (1,000 bytes) with gzip. Next alone, without any code of ours, needs 132 of the scripts. The aim
 * for a document is 14; the page of 24 members is at 16.6, ten of them the data that Next repeats for its router.
 */
export const budgets = { styles: 25, document: 17 } as const;

/** One page of each kind with its budget for scripts, in KB; the aim for an info page is 145, it is at 145.7. */
export const sizedPages = [
  { name: 'home', path: '/', scripts: 165 },
  { name: 'members', path: '/members', scripts: 165 },
  { name: 'a member', path: '/members/1', scripts: 165 },
  { name: 'an info page', path: '/pages/terms', scripts: 146 },
  { name: 'login', path: '/login', scripts: 172 },
  { name: 'signup', path: '/signup', scripts: 172 },
  { name: 'a chat', path: '/chats/1', scripts: 195 },
  { name: 'credits', path: '/credits', scripts: 195 },
] as const;

const gzipped = { 'accept-encoding': 'gzip' };
const chunk = /\/_next\/static\/chunks\/[^"'\\<>\s]+?\.js/g;

/** Adds up what the page names: scripts of its tags and of its data alike, without those for browsers of old. */
export async function measurePage(visitor: Visitor, path: string): Promise<PageSizes> {
  // The shell of a page for members is the same for everybody: to get it, a session need not be a good one.
  visitor.setCookie('__Host-vonk', 'anything');
  const { status, text } = await visitor.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const old = new Set([...text.matchAll(/<script src="([^"]+)"[^>]* noModule/g)].map(([, file]) => file));
  const scripts = [...text.matchAll(chunk)].map(([file]) => file).filter((file) => !old.has(file));
  const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file ?? '');
  return {
    scripts: await sentBytes(visitor, scripts),
    styles: await sentBytes(visitor, styles),
    document: gzipSync(text).length,
  };
}

async function sentBytes(visitor: Visitor, files: string[]): Promise<number> {
  let sum = 0;
  for (const file of new Set(files)) {
    const { status, bytes } = await visitor.get(file, { headers: gzipped });
    if (status !== 200) throw new Error(`${file} answered ${status}`);
    sum += bytes.length;
  }
  return sum;
}

/** Bytes with gzip of what Next loads on every page before any code of ours. */
export function floorOfNext(): number {
  const build = fileURLToPath(new URL('../../.next', import.meta.url));
  const manifest = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  return manifest.rootMainFiles.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(build, file))).length,
    0,
  );
}
