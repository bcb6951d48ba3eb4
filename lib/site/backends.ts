import { trimSlashes } from '../rules/platform/trim-ending.ts';
import { processWide } from './process-wide.ts';

/** Milliseconds in which a backend that could not be reached is asked last. */
const rest = 2_000;
const fallback = 'http://127.0.0.1:3001';

type State = { text: string; urls: readonly string[]; turn: number; restsUntil: Map<string, number> };

const state = () =>
  processWide<State>('backends', () => ({ text: '', urls: [], turn: 0, restsUntil: new Map() }));

/** The addresses in a list with commas, without a slash at their end. */
export function listUrls(text: string): string[] {
  return text
    .split(',')
    .map((url) => trimSlashes(url.trim()))
    .filter(Boolean);
}

/** The backends in the order in which to ask them: each call begins with the next one, those that rest come last. */
export function backendsInTurn(): readonly string[] {
  const known = state();
  const text = process.env.BACKEND_URL || fallback;
  if (known.text !== text) {
    known.text = text;
    known.urls = listUrls(text);
    known.restsUntil.clear();
  }
  const { urls, restsUntil } = known;
  if (urls.length < 2) return urls;
  const at = known.turn++ % urls.length;
  const turned = [...urls.slice(at), ...urls.slice(0, at)];
  if (restsUntil.size === 0) return turned;
  const now = Date.now();
  const isAwake = (url: string) => (restsUntil.get(url) ?? 0) <= now;
  return [...turned.filter(isAwake), ...turned.filter((url) => !isAwake(url))];
}

/** Notes that a backend could not be reached. */
export function letRest(url: string): void {
  state().restsUntil.set(url, Date.now() + rest);
}

/** Notes that a backend has answered. */
export function wakeUp(url: string): void {
  const { restsUntil } = state();
  if (restsUntil.size > 0) restsUntil.delete(url);
}

/**
 * Asks one backend after the other until one can be reached; for reading only, as what was asked may have been done.
 * @throws what the last one failed with
 */
export async function fetchFromAny<T>(read: (url: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
  let failure: unknown;
  for (const url of backendsInTurn()) {
    try {
      const answer = await read(url);
      wakeUp(url);
      return answer;
    } catch (error) {
      failure = error;
      if (signal?.aborted) break;
      letRest(url);
    }
  }
  throw failure;
}
