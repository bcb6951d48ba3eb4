import { request as requestByHttp } from 'node:http';
import { Agent, request as requestByTls } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isPublicUrl, lookupPublic } from '../../outreach/push/public-address.ts';

/** Result of a call: the status if there was a response, and the start of its body or the error. */
export type Called = { status: number | null; milliseconds: number; response: string };

/** Timeout of a whole call in milliseconds. */
const timeoutMs = 5_000;
const maxResponseLength = 500;

/** Checks the resolved address: only public ones are connected to. */
const agent = new Agent({ lookup: lookupPublic, keepAlive: false });

/** Follows no redirect and never throws. Rejects private addresses, except http://localhost with `toLocalhost`. */
export async function callNetwork(address: string, toLocalhost: boolean): Promise<Called> {
  const started = performance.now();
  const end = (status: number | null, response: string): Called => ({
    status,
    milliseconds: Math.round(performance.now() - started),
    response: clean(response).slice(0, maxResponseLength),
  });
  try {
    const url = new URL(address);
    const isLocal = toLocalhost && url.protocol === 'http:' && url.hostname === 'localhost';
    if (!isLocal && !(await isPublicUrl(address)))
      return end(null, 'refused: not an address of the public internet');
    const message = await open(url, isLocal);
    return end(message.statusCode ?? null, await readStart(message));
  } catch (error) {
    return end(null, `failed: ${getReason(error)}`);
  }
}

function open(url: URL, isLocal: boolean): Promise<IncomingMessage> {
  const options = {
    method: 'GET',
    headers: { accept: '*/*', 'user-agent': 'Vonk' },
    signal: AbortSignal.timeout(timeoutMs),
  };
  return new Promise((resolve, reject) => {
    const request = isLocal
      ? requestByHttp(url, { ...options, agent: false }, resolve)
      : requestByTls(url, { ...options, agent }, resolve);
    request.on('error', reject);
    request.end();
  });
}

/** The start of the body, as far as we store it or until the response breaks off. */
async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    response.setEncoding('utf8');
    for await (const part of response) {
      text += part as string;
      if (text.length >= maxResponseLength) break;
    }
  } catch {
    // The network has received the call anyway.
  } finally {
    response.destroy();
  }
  return text;
}

/** Never includes the address, which contains the click id. */
function getReason(error: unknown): string {
  const { name, code } = error as Partial<NodeJS.ErrnoException>;
  if (name === 'AbortError' || name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} s`;
  return code ?? name ?? 'unknown';
}

/** Makes a text safe for the database and a terminal. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]+/gu, ' ').trim();
}
