import { callApi } from '../transport/call.ts';

/** Milliseconds after which signup goes on without an answer. */
const timeoutMs = 3_000;

/** Whether no town of the country begins like this; false if that cannot be found out, as signup checks again. */
export async function isUnknownTown({ city, country }: { city: string; country: string }): Promise<boolean> {
  const name = city.trim();
  if (name.length < 2) return false;
  return callApi('GET /api/towns.php', {
    query: { name, country },
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ towns }) => towns.length === 0,
    () => false,
  );
}
