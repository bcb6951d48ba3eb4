import type { MemberPage } from '../../lib/contract/community/members.ts';
import { Visitor } from '../support/http.ts';
import { rateOfEachOnce } from './each-once.ts';
import { best, compare, untilQuiet, type Rate } from './measure.ts';
import { buildMinimalNext } from './minimal-next.ts';
import { startMinimalNext, type Running } from './processes.ts';
import { rateRow, type Row } from './report.ts';

const rounds = 3;

/**
 * A page that nobody has asked for yet, against one that a minimal Next renders with the same cards; and a kept page
 * against one that Next has prerendered.
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

    const kept = await compare(
      { url: `${front.url}/members`, pid: front.pid, headers: { host, 'accept-encoding': 'gzip, br' } },
      { url: `${minimal.url}/members`, pid: minimal.pid },
      quick ? 1 : 3,
    );
    return [row, rateRow('cached members', kept, 'minimal Next, prerendered behind middleware', 25)];
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

/** Searches so wide that they fill a page, each of which is a page of its own. */
function* searches(): Generator<string> {
  for (let from = 19; from <= 45; from += 1)
    for (let to = 99; to >= 60; to -= 1)
      for (const also of ['', '&kind=real', '&gender=woman', '&gender=man'])
        yield `/members?min_age=${from}&max_age=${to}${also}`;
}

function* always(path: string): Generator<string> {
  for (;;) yield path;
}
