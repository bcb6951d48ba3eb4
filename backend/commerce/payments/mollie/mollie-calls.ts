import { setTimeout as sleep } from 'node:timers/promises';
import { MollieApiError } from '@mollie/api-client';
import { log } from '#backend/platform/http/log.ts';
import { ProviderRefused, ProviderUnavailable, providerTimeoutMs } from '../provider.ts';

/** Milliseconds before another attempt after Mollie answered 429. */
const delays = [500, 1_500];

/** A wrong key or a missing permission is our fault, so the payment is not refused permanently. */
const ours = new Set([401, 403]);

/**
 * Calls Mollie with bounded time. Its client retries 5xx; 429 is retried here.
 * @throws ProviderRefused, ProviderUnavailable; `unknown` if Mollie does not know the resource
 */
export async function callMollie<T>(call: () => Promise<T>, unknown: () => T): Promise<T> {
  for (let nth = 0; ; nth += 1) {
    try {
      return await inTime(call());
    } catch (error) {
      const status = error instanceof MollieApiError ? error.statusCode : undefined;
      const delay = delays[nth];
      if (status === 404 || status === 410) return unknown();
      if (status === 429 && delay !== undefined) await sleep(delay);
      else throw toRefusal(error, status);
    }
  }
}

function toRefusal(error: unknown, status: number | undefined): Error {
  if (status !== undefined && ours.has(status))
    log.error({ status }, 'Mollie does not accept our key, or what it may do');
  const isRefusal =
    status !== undefined && status >= 400 && status < 500 && status !== 429 && !ours.has(status);
  // Mollie's own messages may repeat our input, and these are logged and stored with jobs.
  return isRefusal
    ? new ProviderRefused(`Mollie answered ${status}${formatField(error)}`)
    : new ProviderUnavailable(`Mollie answered ${status ?? `nothing: ${getReason(error)}`}`);
}

/** Without a status it is a network error with hosts and ports. */
function getReason(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}

function formatField(error: unknown): string {
  return error instanceof MollieApiError && error.field ? ` (${error.field})` : '';
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const end = sleep(providerTimeoutMs, undefined, { signal: late.signal }).then(
    () => {
      throw new ProviderUnavailable('Mollie takes too long');
    },
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([work, end]);
  } finally {
    late.abort();
  }
}
