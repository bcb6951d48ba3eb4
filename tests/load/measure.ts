import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorSeconds } from './machine.ts';

/** What to load, and how long. */
export type Target = {
  url: string;
  /** The process that answers, for its processor time. */
  pid: number;
  headers?: Record<string, string>;
  /** Seconds of one round. */
  seconds?: number;
  connections?: number;
};

/** Answers a second, by the clock and by the processor time that the answering process used. */
export type Rate = { byClock: number; byProcessor: number };

export type Compared = { ours: Rate; reference: Rate };

/** The rate of one round; throws when anything but a 200 came back. */
export async function throughput(target: Target): Promise<Rate> {
  const { url, pid, headers = {}, seconds = 1.5, connections = 32 } = target;
  const before = processorSeconds(pid) ?? Number.NaN;
  const answered = await countAnswers({ url, headers, seconds, connections });
  const used = (processorSeconds(pid) ?? Number.NaN) - before;
  if (answered === 0) throw new Error(`${url}: no answer within ${seconds} s`);
  return { byClock: answered / seconds, byProcessor: answered / used };
}

/**
 * The best of some rounds, taken in turns, so that a slow moment of the machine meets both sides: what else runs there
 * can make a round slower, never faster. One round before them lets Node compile.
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

/** Waits until a process has finished what it does on its own after its start; ten seconds at most. */
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
 * Asks one URL over and over on some kept connections and counts the good answers. It looks at no more than status and
 * length: a client that parses answers is slower than the servers here, and would measure itself.
 * @throws {Error} at the first answer that is not a 200 or has no length, and when a connection breaks
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

/** Follows the answers of one connection, one at a time. */
class AnswerReader {
  #missing = 0;
  #headLength = 0;
  #length = 0;

  /** Takes the next bytes; true when they end an answer. A head is expected to come in one piece. */
  read(chunk: Buffer): boolean {
    if (this.#missing === 0) this.#missing = this.#lengthOf(chunk);
    this.#missing -= chunk.length;
    if (this.#missing < 0) throw new Error('An answer is longer than it says');
    return this.#missing === 0;
  }

  #lengthOf(chunk: Buffer): number {
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
