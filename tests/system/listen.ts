import type { Person } from './cast.ts';

/** Opens the event stream; the returned function waits until a text has come so often, and says how often it came. */
export async function listen({ visitor }: Person): Promise<(text: string, times: number) => Promise<number>> {
  const stream = await visitor.stream('/api/events.php');
  let heard = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => (heard += part));
  const count = (text: string) => heard.split(text).length - 1;
  return async (text, times) => {
    for (const start = Date.now(); count(text) < times && Date.now() - start < 3_000;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    stream.destroy();
    return count(text);
  };
}
