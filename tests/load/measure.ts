import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorSeconds } from './machine.ts';

/** What to load, and how long. */
export type Target = {
  url: string;
  /** The responding process, for its processor time. */
  pid: number;
  headers?: Record<string, string>;
  /** Seconds of one round. */
  seconds?: number;
  connections?: number;
};

/** Responses a second, by the clock and by the responding process's processor time. */
export type Rate = { byClock: number; byProcessor: number };

export type Compared = { ours: Rate; reference: Rate };

/** The rate of one round; throws on any status but 200. */
export async function throughput(target: Target): Promise<Rate> {
  const { url, pid, headers = {}, seconds = 1.5, connections = 32 } = target;
  const before = processorSeconds(pid) ?? Number.NaN;
  const answered = await countAnswers({ url, headers, seconds, connections });
  const used = (processorSeconds(pid) ?? Number.NaN) - before;
  if (answered === 0) throw new Error(`${url}: no answer within ${seconds} s`);
  return { byClock: answered / seconds, byProcessor: answered / used };
}

/**
 * The best of some alternating rounds, so that slow moments of the machine affect both sides: other load can make a
 * round slower, never faster. A warm-up round lets Node compile.
 */
export async function compare(ours: Target, reference: Target, rounds = 4): Promise<Compared> {
  const both: { ours: Rate[]; reference: Rate[] } = { ours: [], reference: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const one = { reference: await throughput(reference), ours: await throughput(ours) };
    if (round === 0) continue;
    both.reference.push(one.reference);
    both.ours.push(one.ours);
  }
  return { ours: best(both.ours), reference: best(both.reference) };
}

export function best(rates: readonly Rate[]): Rate {
  return {
    byClock: Math.max(...rates.map((rate) => rate.byClock)),
    byProcessor: Math.max(...rates.map((rate) => rate.byProcessor)),
  };
}

/** Waits until a process has finished its start-up work; at most ten seconds. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let waited = 0; waited < 20; waited += 1) {
    const before = processorSeconds(pid) ?? 0;
    await sleep(500);
    if ((processorSeconds(pid) ?? 0) - before < 0.03) return;
  }
}

export type Load = { url: string; headers: Record<string, string>; seconds: number; connections: number };

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Requests one URL repeatedly on some keep-alive connections and counts the good responses. It reads status and length
 * only: a full client would be slower than the servers and measure itself.
 * @throws {Error} at the first response that is not a 200 or has no length, and when a connection breaks
 */
function countAnswers({ url, headers, seconds, connections }: Load): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map((pair) => pair.join(': '));
  const request = Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const sockets: Socket[] = [];
  return new Promise((resolve, reject) => {
    let answered = 0;
    const stop = () => {
      clearTimeout(timer);
      for (const socket of sockets) socket.removeAllListeners('close').destroy();
    };
    const fail = (error: Error) => {
      stop();
      reject(new Error(`${url}: ${error.message}`));
    };
    const timer = setTimeout(() => {
      stop();
      resolve(answered);
    }, seconds * 1000);
    for (let index = 0; index < connections; index += 1) {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      const answers = new AnswerReader();
      socket.setNoDelay(true).on('connect', () => socket.write(request));
      socket.on('error', fail).on('close', () => fail(new Error('The connection was closed')));
      socket.on('data', (chunk: Buffer) => {
        try {
          if (!answers.read(chunk)) return;
          answered += 1;
          socket.write(request);
        } catch (error) {
          fail(error as Error);
        }
      });
    }
  });
}

/** Tracks the responses of one connection, one at a time. */
class AnswerReader {
  #missing = 0;
  #headLength = 0;
  #length = 0;

  /** Consumes bytes; true at the end of a response. Headers have to arrive in one piece. */
  read(chunk: Buffer): boolean {
    if (this.#missing === 0) this.#missing = this.#getLength(chunk);
    this.#missing -= chunk.length;
    if (this.#missing < 0) throw new Error('An answer is longer than it says');
    return this.#missing === 0;
  }

  #getLength(chunk: Buffer): number {
    if (chunk.toString('latin1', 9, 12) !== '200') throw new Error(chunk.toString('latin1', 0, 40));
    const end = chunk.indexOf(headEnd);
    if (end === this.#headLength) return this.#length;
    const body = /\r\ncontent-length: (\d+)/i.exec(chunk.toString('latin1', 0, end))?.[1];
    if (end === -1 || body === undefined) throw new Error('An answer does not say how long it is');
    this.#headLength = end;
    this.#length = end + headEnd.length + Number(body);
    return this.#length;
  }
}
