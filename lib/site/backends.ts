import { trimSlashes } from '../rules/platform/trim-ending.ts';

const scope = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per process and name. Next bundles its own copy of our modules into the front's process, so shared state
 * cannot be in module variables.
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`vonk.${name}`);
  scope[key] ??= make();
  return scope[key] as T;
}

/** Milliseconds for which an unreachable backend is tried last. */
const pauseMs = 2_000;
const fallback = 'http://127.0.0.1:3001';

type State = { text: string; urls: readonly string[]; turn: number; pausedUntil: Map<string, number> };

const state = () =>
  processWide<State>('backends', () => ({ text: '', urls: [], turn: 0, pausedUntil: new Map() }));

/** The URLs in a comma-separated list, without trailing slashes. */
export function listUrls(text: string): string[] {
  return text
    .split(',')
    .map((url) => trimSlashes(url.trim()))
    .filter(Boolean);
}

/** The backends in the order to try: round robin, with paused ones last. */
export function backendsInTurn(): readonly string[] {
  const known = state();
  const text = process.env.BACKEND_URL || fallback;
  if (known.text !== text) {
    known.text = text;
    known.urls = listUrls(text);
    known.pausedUntil.clear();
  }
  const { urls, pausedUntil } = known;
  if (urls.length < 2) return urls;
  const at = known.turn++ % urls.length;
  const turned = [...urls.slice(at), ...urls.slice(0, at)];
  if (pausedUntil.size === 0) return turned;
  const now = Date.now();
  const isAvailable = (url: string) => (pausedUntil.get(url) ?? 0) <= now;
  return [...turned.filter(isAvailable), ...turned.filter((url) => !isAvailable(url))];
}

/** Records that a backend was unreachable. */
export function pauseBackend(url: string): void {
  state().pausedUntil.set(url, Date.now() + pauseMs);
}

/** Records that a backend has responded. */
export function resumeBackend(url: string): void {
  const { pausedUntil } = state();
  if (pausedUntil.size > 0) pausedUntil.delete(url);
}

/**
 * Tries the backends one after the other until one is reachable; for reads only, as a failed call may have been
 * executed.
 * @throws the last failure
 */
export async function fetchFromAny<T>(read: (url: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
  let failure: unknown;
  for (const url of backendsInTurn()) {
    try {
      const answer = await read(url);
      resumeBackend(url);
      return answer;
    } catch (error) {
      failure = error;
      if (signal?.aborted) break;
      pauseBackend(url);
    }
  }
  throw failure;
}
