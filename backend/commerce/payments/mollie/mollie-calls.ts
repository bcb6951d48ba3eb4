import { setTimeout as sleep } from 'node:timers/promises';
import { MollieApiError } from '@mollie/api-client';
import { log } from '#backend/platform/http/log.ts';
import { ProviderRefused, ProviderUnavailable, providerTimeoutMs } from '../provider.ts';

/** Milliseconds before another attempt, after Mollie said that there were too many. */
const pauses = [500, 1_500];

/** A key that is wrong, or a right that is missing: ours to mend, and no reason to turn a member away for good. */
const ours = new Set([401, 403]);

/**
 * Makes a call to Mollie in bounded time. Its client repeats what broke with 5xx; 429 is repeated here.
 * @throws ProviderRefused, ProviderUnavailable; `unknown` where Mollie does not know what was asked for
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
  // Mollie's own words may repeat what we sent, and these are logged and kept with jobs.
  return isRefusal
    ? new ProviderRefused(`Mollie answered ${status}${fieldOf(error)}`)
    : new ProviderUnavailable(`Mollie answered ${status ?? `nothing: ${reasonOf(error)}`}`);
}

/** Without a status it is the network that speaks, of hosts and ports. */
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
