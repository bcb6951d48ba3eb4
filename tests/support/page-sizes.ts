import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { landerPath, landers } from '../../lib/rules/growth/lander-slugs.ts';
import type { Visitor } from './http.ts';
import { until } from './until.ts';

/** What a browser loads to show a page and to bring it to life, in bytes as they are sent with gzip. */
export type PageSizes = { scripts: number; styles: number; document: number };

type Budgets = Record<keyof PageSizes, number>;

/** A page with its aims in KB (1,000 bytes) with gzip; `held` is what it may not exceed while an aim is not reached. */
type SizedPage = { name: string; path: string; budgets: Budgets; held?: Partial<Budgets> };

/** Of the scripts Next alone, without any code of ours, needs 132. */
const withScripts = (scripts: number): Budgets => ({ scripts, styles: 22, document: 14 });

/**
 * One page of each kind. The page of 24 members carries them twice, once as data that Next wants for its router; those of
 * a fresh demo take more room than the bare ones of other tests.
 */
export const sizedPages: SizedPage[] = [
  { name: 'home', path: '/', budgets: withScripts(165) },
  { name: 'members', path: '/members', budgets: withScripts(165), held: { document: 17.3 } },
  { name: 'a member', path: '/members/1', budgets: withScripts(165) },
  {
    name: 'an info page',
    path: '/pages/terms',
    budgets: withScripts(145),
    held: { scripts: 145.4, document: 15.4 },
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
  // Its sections bring their words along, and their code when the page stands.
  { name: 'the settings', path: '/settings', budgets: withScripts(172), held: { document: 16.8 } },
  { name: 'a chat', path: '/chats/1', budgets: withScripts(195) },
  { name: 'credits', path: '/credits', budgets: withScripts(195) },
  { name: 'an order', path: '/credits/1', budgets: withScripts(195) },
  { name: 'a direct debit', path: '/directdebit', budgets: withScripts(195) },
];

const gzipped = { 'accept-encoding': 'gzip' };
const chunk = /\/_next\/static\/chunks\/[^"'\\<>\s]+?\.js/g;

/** Adds up what the page names: scripts of its tags and of its data alike, without those for browsers of old. */
export async function measurePage(visitor: Visitor, path: string): Promise<PageSizes> {
  // The shell of a page for members is the same for everybody: to get it, a session need not be a good one.
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

/** A document as the cache sends it; who asks first of all gets it before it is compressed. */
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
