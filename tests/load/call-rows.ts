import { getUser } from '../../lib/contract/identity/accounts.ts';
import { getSettings } from '../../lib/contract/brands/brands.ts';
import { Visitor } from '../support/http.ts';
import { compare, untilQuiet, type Target } from './measure.ts';
import { startBare, type Running } from './processes.ts';
import { rateRow, type Row } from './report.ts';

/** A call that the front serves itself, against bare Node with the same bytes. */
export async function settingsRow(front: Running, host: string): Promise<Row> {
  const { bytes, status } = await new Visitor(host, front.port).get(getSettings.path);
  if (status !== 200) throw new Error(`${getSettings.path} answered ${status}`);
  const target = { url: front.url + getSettings.path, pid: front.pid, headers: { host } };
  return againstBare(`${getSettings.path} (${kilobytes(bytes)})`, target, bytes, 0.5);
}

/** A call with a session, proxied to a nearly free backend. */
export async function hopRow(front: Running, host: string, cookie: string): Promise<Row> {
  const headers = { host, cookie };
  await untilQuiet(front.pid);
  const { bytes } = await new Visitor(host, front.port).get(getUser.path, { headers });
  if (!bytes.toString().startsWith('{"user":{')) throw new Error('The front does not know the session');
  const target = { url: front.url + getUser.path, pid: front.pid, headers };
  return againstBare(`${getUser.path} through the front (${kilobytes(bytes)})`, target, bytes, 0.3);
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
