import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../support/http.ts';
import { compare, throughput, untilQuiet, type Target } from './measure.ts';
import { startBare, startNextAlone, type Running } from './processes.ts';
import { rateRow, type Row } from './report.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'members', path: '/members' },
  { name: 'a member', path: '/members/1' },
  { name: 'an info page', path: '/pages/terms' },
];

/** Browser headers that select the form of a page. */
const browser = { 'accept-encoding': 'gzip, deflate, br' };

/** Cached public pages, requested without cookies: against bare Node with the same bytes and against Next alone. */
export async function pageRows(
  front: Running,
  host: string,
  backendUrl: string,
  frontKey: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  const nextAlone = await startNextAlone(backendUrl, frontKey);
  await untilQuiet(front.pid);
  await throughput({ url: front.url, pid: front.pid, headers: { host }, seconds: 5 });
  for (const { name, path } of pages) {
    const headers = { host, ...browser };
    const ours: Target = { url: front.url + path, pid: front.pid, headers };
    const body = await fetchCachedForm(new Visitor(host, front.port), path);
    const bare = await startBare(body, 'text/html; charset=utf-8');
    const title = `cached ${name} (${(body.length / 1000).toFixed(1)} KB)`;
    rows.push(
      rateRow(title, await compare(ours, { ...ours, url: bare.url, pid: bare.pid }), 'bare Node', 0.5),
    );
    await bare.stop();

    await requireNextCache(new Visitor(host, nextAlone.port), path);
    // Next would compress every response again, so request the plain form.
    const other = { url: nextAlone.url + path, pid: nextAlone.pid, headers: { host } };
    rows.push(rateRow(`cached ${name}`, await compare(ours, other, 2), 'Next alone', 25));
  }
  await nextAlone.stop();
  return rows;
}

/** The page as the front sends it after compression. */
async function fetchCachedForm(visitor: Visitor, path: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status, headers, bytes } = await visitor.get(path, { headers: browser });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (headers['content-encoding'] === 'br') return bytes;
    await sleep(50);
  }
  throw new Error(`${path} is never cached in its compressed form`);
}

/** Retries until Next responds from its own store. */
async function requireNextCache(visitor: Visitor, path: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status, headers } = await visitor.get(path);
    if (status !== 200) throw new Error(`Next alone answered ${status} to ${path}`);
    if (headers['x-nextjs-cache'] === 'HIT') return;
    await sleep(50);
  }
  throw new Error(`Next alone never keeps ${path}`);
}
