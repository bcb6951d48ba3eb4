import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { landerPath, landers } from '../../lib/rules/growth/lander-slugs.ts';
import type { Visitor } from './http.ts';
import { until } from './until.ts';

/** Gzipped bytes that a browser loads to show and hydrate a page. */
export type PageSizes = { scripts: number; styles: number; document: number };

type Budgets = Record<keyof PageSizes, number>;

/** A page with targets in KB (1,000 bytes) with gzip; `held` is the limit while a target is missed. */
type SizedPage = { name: string; path: string; budgets: Budgets; held?: Partial<Budgets> };

/** Next alone needs 132 KB of scripts, without our code. */
const withScripts = (scripts: number): Budgets => ({ scripts, styles: 22, document: 14 });

/**
 * One page of each kind. The page of 24 members contains them twice, once as data for Next's router; a fresh demo's
 * members take more room than the bare ones of other tests.
 */
export const sizedPages: SizedPage[] = [
  { name: 'home', path: '/', budgets: withScripts(165) },
  { name: 'members', path: '/members', budgets: withScripts(165), held: { document: 17.5 } },
  { name: 'a member', path: '/members/1', budgets: withScripts(165) },
  {
    name: 'an info page',
    path: '/pages/terms',
    budgets: withScripts(145),
    held: { scripts: 145.7, document: 15.4 },
  },
  ...landers.map((lander) => ({
    name: lander,
    path: landerPath(lander, null),
    budgets: withScripts(145),
  })),
  { name: 'the landing of a member', path: '/members/1/landing', budgets: withScripts(145) },
  { name: 'the letter about a member', path: '/members/1/landing2', budgets: withScripts(145) },
  {
    name: 'the chat-like landing of a member',
    path: '/members/1/landing3',
    budgets: withScripts(145),
  },
  { name: 'the signup of a member', path: '/members/1/signup', budgets: withScripts(172) },
  { name: 'login', path: '/login', budgets: withScripts(172) },
  { name: 'signup', path: '/signup', budgets: withScripts(172) },
  // Its sections load their words at once and their code once the page is shown.
  { name: 'the settings', path: '/settings', budgets: withScripts(172), held: { document: 16.9 } },
  { name: 'a chat', path: '/chats/1', budgets: withScripts(195) },
  { name: 'credits', path: '/credits', budgets: withScripts(195) },
  { name: 'an order', path: '/credits/1', budgets: withScripts(195) },
  { name: 'a direct debit', path: '/directdebit', budgets: withScripts(195) },
];

const gzipped = { 'accept-encoding': 'gzip' };
const chunk = /\/_next\/static\/chunks\/[^"'\\<>\s]+?\.js/g;

/** Adds up the page's scripts, from tags and data alike, without those for old browsers. */
export async function measurePage(visitor: Visitor, path: string): Promise<PageSizes> {
  // The shell of a members page is the same for everyone: any session cookie gets it.
  visitor.setCookie('__Host-vonk', 'anything');
  const bytes = await fetchCachedBytes(visitor, path);
  const text = gunzipSync(bytes).toString();
  const old = new Set([...text.matchAll(/<script src="([^"]+)"[^>]* noModule/g)].map(([, file]) => file));
  const scripts = [...text.matchAll(chunk)].map(([file]) => file).filter((file) => !old.has(file));
  const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file ?? '');
  return {
    scripts: await sentBytes(visitor, scripts),
    styles: await sentBytes(visitor, styles),
    document: bytes.length,
  };
}

/** A document as the cache sends it; the very first response is not compressed yet. */
async function fetchCachedBytes(visitor: Visitor, path: string): Promise<Buffer> {
  let cached: Buffer = Buffer.alloc(0);
  await until(async () => {
    const { status, headers, bytes } = await visitor.get(path, { headers: gzipped });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    cached = bytes;
    return headers['content-encoding'] === 'gzip';
  });
  return cached;
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

/** Gzipped bytes that Next loads on every page, without our code. */
export function getNextBaseline(): number {
  const build = fileURLToPath(new URL('../../.next', import.meta.url));
  const manifest = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  return manifest.rootMainFiles.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(build, file))).length,
    0,
  );
}
