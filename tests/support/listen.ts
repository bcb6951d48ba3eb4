import { until } from './until.ts';
import type { Person } from './cast.ts';

/** Opens the event stream; the returned function waits for `times` occurrences of a text and returns their number. */
export async function listen({ visitor }: Person): Promise<(text: string, times: number) => Promise<number>> {
  const stream = await visitor.stream('/api/events.php');
  let received = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => (received += part));
  const count = (text: string) => received.split(text).length - 1;
  return async (text, times) => {
    await until(() => count(text) >= times).catch(() => undefined);
    stream.destroy();
    return count(text);
  };
}
