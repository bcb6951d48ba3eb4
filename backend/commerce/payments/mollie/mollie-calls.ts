import { setTimeout as sleep } from 'node:timers/promises';
import { MollieApiError } from '@mollie/api-client';
import { log } from '#backend/platform/http/log.ts';
import { ProviderRefused, ProviderUnavailable, providerTimeoutMs } from '../provider.ts';

/** Milliseconds before another attempt after Mollie answered 429. */
const pauses = [500, 1_500];

/** A wrong key or a missing permission is our fault, so the payment is not refused for good. */
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
      const pause = pauses[nth];
      if (status === 404 || status === 410) return unknown();
      if (status === 429 && pause !== undefined) await sleep(pause);
      else throw refusalOf(error, status);
    }
  }
}

function refusalOf(error: unknown, status: number | undefined): Error {
  if (status !== undefined && ours.has(status))
    log.error({ status }, 'Mollie does not accept our key, or what it may do');
  const isRefusal =
    status !== undefined && status >= 400 && status < 500 && status !== 429 && !ours.has(status);
  // Mollie's own messages may repeat our input, and these are logged and stored with jobs.
  return isRefusal
    ? new ProviderRefused(`Mollie answered ${status}${fieldOf(error)}`)
    : new ProviderUnavailable(`Mollie answered ${status ?? `nothing: ${reasonOf(error)}`}`);
}

/** Without a status it is a network error with hosts and ports. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}

function fieldOf(error: unknown): string {
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
