/** `docs/specification.md` §9: a failed chunk reloads the page at most once in 60 seconds. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** Whether a failed chunk may reload the page; `last` and `now` in milliseconds since the epoch. */
export function chunkReloadDue(last: number | null, now: number): boolean {
  return last === null || Number.isNaN(last) || now - last >= CHUNK_RELOAD_GUARD_MS;
}
