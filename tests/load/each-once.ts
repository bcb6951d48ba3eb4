import { Agent, request } from 'node:http';
import { processorSeconds } from './machine.ts';
import type { Rate } from './measure.ts';

type Load = {
  port: number;
  pid: number;
  headers: Record<string, string>;
  /** Paths, none of them twice; the load ends with the last one or with the time. */
  paths: Iterator<string>;
  seconds: number;
  connections: number;
};

/**
 * Asks for other paths all the time, for what is kept must not help. The client is slow beside `load.ts`, which does not
 * matter beside a page that is rendered.
 * @throws {Error} at the first answer that is not a 200
 */
export async function rateOfEachOnce({
  port,
  pid,
  headers,
  paths,
  seconds,
  connections,
}: Load): Promise<Rate> {
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
    const asked = request({ host: '127.0.0.1', ...options }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
