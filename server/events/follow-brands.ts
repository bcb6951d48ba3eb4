import { knownBrands, reloadBrands, reloadChangedBrands, loadBrands } from '../../lib/site/brands.ts';
import { OutageLogger } from '../pages/outage-logger.ts';

/** Milliseconds between two refreshes of the brands, in case an announcement is lost. */
const every = 30_000;
/** The same until the first success: frequent at first for a backend that is starting, then rarer. */
const retry = { first: 100, max: 5_000 };
/** Milliseconds in which a backend started together with this process comes up; only then are outages logged. */
const startTogether = 10_000;

const outage = new OutageLogger({
  down: 'the brands could not be loaded',
  up: 'the brands are loaded again',
});

type Following = { first: Promise<void>; stop: () => void };

/** Refreshes the brands continuously; `first` resolves after the first attempt, successful or not. */
export function followBrands(): Following {
  const startedAt = Date.now();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const read = async () => {
    const isQuiet = () => !knownBrands() && Date.now() - startedAt < startTogether;
    try {
      await reloadBrands(loadBrands);
      failures = 0;
      outage.over();
    } catch (error) {
      if (!isQuiet()) {
        failures += 1;
        outage.failed(error);
      }
    }
    const delayMs = knownBrands() ? every : Math.min(retry.first * 2 ** failures, retry.max);
    if (!isStopped) timer = setTimeout(() => void read(), delayMs);
  };
  return {
    first: read(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Refreshes the brands once after a change; errors are logged as above. */
export async function refreshBrands(): Promise<boolean> {
  try {
    await reloadChangedBrands(loadBrands);
    outage.over();
    return true;
  } catch (error) {
    outage.failed(error);
    return false;
  }
}
