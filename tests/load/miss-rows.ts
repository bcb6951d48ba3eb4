import { Agent, request } from 'node:http';
import type { MemberPage } from '../../lib/contract/community/search.ts';
import { Visitor } from '../support/http.ts';
import { processorSeconds } from './machine.ts';
import { best, compare, untilQuiet, type Rate } from './measure.ts';
import { buildMinimalNext } from './minimal-next.ts';
import { startMinimalNext, type Running } from './processes.ts';
import { rateRow, type Row } from './report.ts';

const rounds = 3;

/**
 * An uncached page against a minimal Next's render of the same cards, and a cached page against Next's prerendered one.
 */
export async function missRows(front: Running, host: string, quick: boolean): Promise<Row[]> {
  const { body, status } = await new Visitor(host, front.port).call<MemberPage>('GET /api/members.php');
  if (status !== 200 || body.results.length === 0) throw new Error(`The search answered ${status}`);
  const minimal = await startMinimalNext(buildMinimalNext(body.results));
  try {
    await untilQuiet(front.pid);
    const paths = searches();
    const ours = () => once(front, { host, 'accept-encoding': 'gzip, br' }, paths, quick);
    const theirs = () => once(minimal, { host }, always('/cards'), quick);
    const both: { ours: Rate[]; reference: Rate[] } = { ours: [], reference: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const one = { reference: await theirs(), ours: await ours() };
      if (round === 0) continue;
      both.reference.push(one.reference);
      both.ours.push(one.ours);
    }
    const rendered = { ours: best(both.ours), reference: best(both.reference) };
    const title = `members on a cache miss (${body.results.length} cards)`;
    const row = rateRow(title, rendered, 'minimal Next', 0.7);

    const cached = await compare(
      { url: `${front.url}/members`, pid: front.pid, headers: { host, 'accept-encoding': 'gzip, br' } },
      { url: `${minimal.url}/members`, pid: minimal.pid },
      quick ? 1 : 3,
    );
    return [row, rateRow('cached members', cached, 'minimal Next, prerendered behind middleware', 25)];
  } finally {
    await minimal.stop();
  }
}

function once(
  { port, pid }: Running,
  headers: Record<string, string>,
  paths: Iterator<string>,
  quick: boolean,
): Promise<Rate> {
  return rateOfEachOnce({ port, pid, headers, paths, seconds: quick ? 1 : 3, connections: 4 });
}

/** Searches wide enough to fill a page, each a different page. */
function* searches(): Generator<string> {
  for (let from = 19; from <= 45; from += 1)
    for (let to = 99; to >= 60; to -= 1)
      for (const also of ['', '&kind=real', '&gender=woman', '&gender=man'])
        yield `/members?min_age=${from}&max_age=${to}${also}`;
}

function* always(path: string): Generator<string> {
  for (;;) yield path;
}

type Load = {
  port: number;
  pid: number;
  headers: Record<string, string>;
  /** Unique paths; the load ends with the last one or with the time. */
  paths: Iterator<string>;
  seconds: number;
  connections: number;
};

/**
 * Requests a new path each time, to avoid the cache. The client is slower than `load.ts`, which does not matter next to
 * rendering.
 * @throws {Error} at the first response that is not a 200
 */
async function rateOfEachOnce({ port, pid, headers, paths, seconds, connections }: Load): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const before = processorSeconds(pid) ?? Number.NaN;
  let answered = 0;
  const askOn = async () => {
    while (performance.now() - began < seconds * 1000) {
      const { done, value } = paths.next();
      if (done) return;
      const status = await ask({ port, path: value, headers, agent });
      if (status !== 200) throw new Error(`${value} answered ${status}`);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, askOn));
  } finally {
    agent.destroy();
  }
  const took = (performance.now() - began) / 1000;
  const used = (processorSeconds(pid) ?? Number.NaN) - before;
  return { byClock: answered / took, byProcessor: answered / used };
}

function ask(options: {
  port: number;
  path: string;
  headers: Record<string, string>;
  agent: Agent;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', ...options }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
