import { request as requestByHttp } from 'node:http';
import { Agent, request as requestByTls } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isPublicUrl, lookupPublic } from '../../outreach/push/public-address.ts';

/** What came of a call: a status where there was an answer, and its first words or why there was none. */
export type Called = { status: number | null; milliseconds: number; answer: string };

/** Milliseconds for a whole call. */
const timeoutMs = 5_000;
const maxAnswerLength = 500;

/** Whatever a name leads to by now: only public addresses are connected to. */
const agent = new Agent({ lookup: lookupPublic, keepAlive: false });

/**
 * Calls a network, follows no redirect and never throws. Addresses of this machine and its neighbours are refused but for
 * http://localhost where `toLocalhost` allows that.
 */
export async function callNetwork(address: string, toLocalhost: boolean): Promise<Called> {
  const started = performance.now();
  const end = (status: number | null, answer: string): Called => ({
    status,
    milliseconds: Math.round(performance.now() - started),
    answer: clean(answer).slice(0, maxAnswerLength),
  });
  try {
    const url = new URL(address);
    const isLocal = toLocalhost && url.protocol === 'http:' && url.hostname === 'localhost';
    if (!isLocal && !(await isPublicUrl(address)))
      return end(null, 'refused: not an address of the public internet');
    const response = await open(url, isLocal);
    return end(response.statusCode ?? null, await firstWords(response));
  } catch (error) {
    return end(null, `failed: ${reasonOf(error)}`);
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

/** The status is the answer; of its words as much as is kept, and nothing of one that breaks off. */
async function firstWords(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    response.setEncoding('utf8');
    for await (const part of response) {
      text += part as string;
      if (text.length >= maxAnswerLength) break;
    }
  } catch {
    // The call has been heard all the same.
  } finally {
    response.destroy();
  }
  return text;
}

/** Never the address, which carries the number of the click. */
function reasonOf(error: unknown): string {
  const { name, code } = error as Partial<NodeJS.ErrnoException>;
  if (name === 'AbortError' || name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} s`;
  return code ?? name ?? 'unknown';
}

/** What a column of text and a terminal can take. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]+/gu, ' ').trim();
}
