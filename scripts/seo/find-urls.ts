import type { Fetch } from './fetcher.ts';
import type { Finding } from './finding.ts';
import { readRobots, type Robots } from './read-robots.ts';
import { readSitemap, type ListedUrl } from './read-sitemap.ts';
import type { Site } from './site.ts';

export type Listed = {
  robots: Robots;
  /** What the sitemaps list, by path. */
  urls: ReadonlyMap<string, ListedUrl>;
  findings: Finding[];
};

/** Limits of one file (sitemaps.org). */
const mostUrls = 50_000;
const mostBytes = 50 * 1024 * 1024;

/** Goes from robots.txt to every address that the sitemaps list. */
export async function findUrls(fetch: Fetch, site: Site, now = new Date()): Promise<Listed> {
  const findings: Finding[] = [];
  const urls = new Map<string, ListedUrl>();
  const robots = await fetchRobots();
  const wrong = (at: string, says: string) => void findings.push({ kind: 'sitemap', at, says });
  const seen = new Set<string>();
  for (const address of robots.sitemaps) await follow(address, 'robots.txt');
  return { robots, urls, findings };

  async function fetchRobots(): Promise<Robots> {
    const { status, headers, body } = await fetch('/robots.txt');
    const robotsOf = readRobots(status === 200 ? body.toString('utf8') : '');
    const problem = (says: string) => void findings.push({ kind: 'robots', at: '/robots.txt', says });
    if (status !== 200) problem(`answered ${status}`);
    else if (!String(headers['content-type']).startsWith('text/plain')) problem('is not text/plain');
    else if (robotsOf.sitemaps.length === 0) problem('names no sitemap');
    if (!robotsOf.allows('/')) problem('closes the whole site');
    return robotsOf;
  }

  async function follow(address: string, from: string): Promise<void> {
    const path = /^https?:\/\//.test(address) ? site.pathOf(address) : null;
    if (path === null) return wrong(address, `is no whole address of this site (${from})`);
    if (seen.has(path)) return;
    seen.add(path);
    const { status, body } = await fetch(path);
    if (status !== 200) return wrong(path, `answered ${status}`);
    const { kind, entries } = readSitemap(body.toString('utf8'));
    if (kind === 'other') return wrong(path, 'is no sitemap');
    if (entries.length === 0) wrong(path, 'lists nothing');
    if (entries.length > mostUrls) wrong(path, `lists ${entries.length} addresses`);
    if (body.length > mostBytes) wrong(path, `has ${body.length} bytes`);
    for (const entry of entries) {
      if (!isPast(entry.lastmod)) wrong(entry.address, `has the lastmod ${entry.lastmod}`);
      if (kind === 'index') await follow(entry.address, path);
      else add(entry, path);
    }
  }

  function add(entry: ListedUrl, from: string): void {
    const path = site.pathOf(entry.address);
    if (path === null) return wrong(entry.address, `is no address of this site (${from})`);
    if (urls.has(path)) return wrong(path, `is listed twice (${from})`);
    if (!robots.allows(path)) wrong(path, 'is closed by robots.txt');
    urls.set(path, entry);
  }

  /** A date is the whole day, wherever the day has not ended yet. */
  function isPast(lastmod: string | null): boolean {
    if (lastmod === null) return true;
    const moment = Date.parse(lastmod);
    return Number.isFinite(moment) && moment <= now.getTime() + 24 * 3600 * 1000;
  }
}
