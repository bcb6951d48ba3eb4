import autocannon from 'autocannon';

/** What to load, and how long. */
type Target = {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
  /** Seconds of one round. */
  seconds?: number;
  connections?: number;
};

/** Requests a second that were answered with a 2xx in one round; throws when anything else came back. */
export async function throughput(target: Target): Promise<number> {
  const { url, headers, method = 'GET', body, seconds = 3, connections = 32 } = target;
  const result = await autocannon({
    url,
    headers,
    method,
    body,
    duration: seconds,
    connections,
    timeout: 10,
  });
  const answered = result['2xx'];
  if (result.errors || result.non2xx || answered === 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} connections failed`);
  }
  return answered / result.duration;
}

/** The median of some rounds, taken in turns, so that a slow moment of the machine meets both sides. */
export async function compare(
  ours: Target,
  reference: Target,
  rounds = 3,
): Promise<{ ours: number; reference: number }> {
  const both: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
  await throughput({ ...ours, seconds: 1 });
  await throughput({ ...reference, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    both.reference.push(await throughput(reference));
    both.ours.push(await throughput(ours));
  }
  return { ours: median(both.ours), reference: median(both.reference) };
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
