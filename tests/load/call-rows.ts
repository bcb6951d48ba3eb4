import { getUser } from '../../lib/contract/identity/user.ts';
import { getSettings } from '../../lib/contract/brands/settings.ts';
import { Visitor } from '../support/http.ts';
import { compare, throughput, untilQuiet, type Target } from './measure.ts';
import { startBare, startRawHop, type Running } from './processes.ts';
import { rateRow, rateText, type Row } from './report.ts';

/** A call that the front serves itself, against bare Node with the same bytes. */
export async function settingsRow(front: Running, host: string): Promise<Row> {
  const { bytes, status } = await new Visitor(host, front.port).get(getSettings.path);
  if (status !== 200) throw new Error(`${getSettings.path} answered ${status}`);
  const target = { url: front.url + getSettings.path, pid: front.pid, headers: { host } };
  return againstBare(`${getSettings.path} (${kilobytes(bytes)})`, target, bytes, 0.5);
}

/**
 * A call with a session, proxied to a nearly free backend: against bare Node and, for information, against a bare
 * proxy.
 */
export async function hopRows(
  front: Running,
  backend: Running,
  host: string,
  cookie: string,
): Promise<Row[]> {
  const headers = { host, cookie };
  await untilQuiet(front.pid);
  const { bytes } = await new Visitor(host, front.port).get(getUser.path, { headers });
  if (!bytes.toString().startsWith('{"user":{')) throw new Error('The front does not know the session');
  const target = { url: front.url + getUser.path, pid: front.pid, headers };
  const what = `${getUser.path} through the front (${kilobytes(bytes)})`;
  const againstNode = await againstBare(what, target, bytes, 0.3);

  const hop = await startRawHop(backend.url, '1');
  const compared = await compare(target, { ...target, url: hop.url + getUser.path, pid: hop.pid });
  await hop.stop();
  return [againstNode, { ...rateRow(what, compared, 'raw hop', 0), target: '', reached: null }];
}

/** The same with the real backend and its database, for information. */
export async function wholeCallRow(front: Running, host: string, cookie: string): Promise<Row> {
  const target: Target = { url: front.url + getUser.path, pid: front.pid, headers: { host, cookie } };
  await throughput(target);
  const { byClock } = await throughput(target);
  return {
    what: 'the same, backend and database on the same core',
    ours: rateText({ byClock, byProcessor: Number.NaN }),
    reference: '',
    ratio: '',
    target: '',
    reached: null,
  };
}

async function againstBare(what: string, ours: Target, body: Buffer, min: number): Promise<Row> {
  const bare = await startBare(body, 'application/json');
  const compared = await compare(ours, { ...ours, url: bare.url, pid: bare.pid });
  await bare.stop();
  return rateRow(what, compared, 'bare Node', min);
}

function kilobytes(bytes: Buffer): string {
  return `${(bytes.length / 1000).toFixed(1)} KB`;
}
