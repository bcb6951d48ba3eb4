import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { solveProof, takesProof } from './proof.ts';
import { stackAddress } from './stack.ts';

type Options = { client: string; devices?: string; proof?: boolean; token?: string };
type Answer<T> = { status: number; retryAfter: string | null; body: T };

/** Calls the backend as a front with a visitor from another network. */
export async function callFrom<T = { error?: string; minutes?: number; token?: string; device?: string }>(
  { client, devices, proof = true, token }: Options,
  name: string,
  body?: object,
): Promise<Answer<T>> {
  const { backendPort, frontKey } = stackAddress();
  const url = `http://127.0.0.1:${backendPort}`;
  const [method = 'GET', path = ''] = name.split(' ');
  const headers = {
    'x-vonk-key': frontKey,
    'x-vonk-brand': 'herzfunke',
    'x-vonk-locale': 'de',
    'x-vonk-client': client,
    ...(devices ? { 'x-vonk-devices': devices } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const solved =
    body && proof && takesProof(name)
      ? { proof: await solveProof(await (await fetch(`${url}/api/challenge.php`, { headers })).json()) }
      : {};
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify({ ...body, ...solved }) } : {}),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as T,
  };
}

/** Networks of each test file. */
const perFile = 256;
const { testPath = '' } = expect.getState();
let last = perFile * readdirSync(dirname(testPath)).sort().indexOf(basename(testPath));

/** An address in a network unique to this test: of 24 bits, or of 56. */
export function newNetwork(kind: 4 | 6 = 4): string {
  last += 1;
  const [high, low] = [(last >> 8) & 0xff, last & 0xff];
  return kind === 4 ? `100.${high}.${low}.7` : `2001:db8:${high.toString(16)}:${low.toString(16)}00::7`;
}
