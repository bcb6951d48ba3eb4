import { getUser } from '../../lib/contract/user.ts';
import { getSettings } from '../../lib/contract/settings.ts';
import { Visitor } from '../support/http.ts';
import { compare, throughput, type Target } from './measure.ts';
import { startBare, type Running } from './processes.ts';
import { rateRow, rateText, type Row } from './report.ts';

/** A call that the front answers by itself, against bare Node with the same bytes. */
export async function settingsRow(front: Running, host: string): Promise<Row> {
  const { bytes, status } = await new Visitor(host, front.port).get(getSettings.path);
  if (status !== 200) throw new Error(`${getSettings.path} answered ${status}`);
  const target = { url: front.url + getSettings.path, pid: front.pid, headers: { host } };
  return againstBare(`${getSettings.path} (${kilobytes(bytes)})`, target, bytes, 0.5);
}

/** A call with a session that the front hands on to a backend which costs next to nothing. */
export async function hopRow(front: Running, host: string, cookie: string): Promise<Row> {
  const headers = { host, cookie };
  const { bytes } = await new Visitor(host, front.port).get(getUser.path, { headers });
  if (!bytes.toString().startsWith('{"user":{')) throw new Error('The front does not know the session');
  const target = { url: front.url + getUser.path, pid: front.pid, headers };
  return againstBare(`${getUser.path} through the front (${kilobytes(bytes)})`, target, bytes, 0.3);
}

/** The same with the real backend and its database behind it, for information. */
export async function wholeCallRow(front: Running, host: string, cookie: string): Promise<Row> {
  const target: Target = { url: front.url + getUser.path, pid: front.pid, headers: { host, cookie } };
  await throughput({ ...target, seconds: 1 });
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

async function againstBare(
  what: string,
  ours: Target,
  body: Buffer,
  least: number,
): Promise<Row> {
  const bare = await startBare(body, 'application/json');
  const compared = await compare(ours, { ...ours, url: bare.url, pid: bare.pid });
  await bare.stop();
  return rateRow(what, compared, 'bare Node', least);
}

function kilobytes(bytes: Buffer): string {
  return `${(bytes.length / 1000).toFixed(1)} KB`;
}
