import { knownBrands, reloadBrands, reloadChangedBrands } from '../../lib/site/brands.ts';
import { loadBrands } from '../../lib/site/load-brands.ts';
import { OutageLogger } from '../pages/outage-logger.ts';

/** Milliseconds between two readings of the brands, should an announcement be lost. */
const every = 30_000;
/** The same while none are known yet: a backend that was started together with us comes up, one that is away is asked less. */
const retry = { first: 100, most: 5_000 };
/** Milliseconds in which a backend that was started together with us comes up; only one that stays away is worth a warning. */
const startTogether = 10_000;

const outage = new OutageLogger({
  away: 'the brands could not be loaded',
  back: 'the brands are loaded again',
});

type Following = { first: Promise<void>; stop: () => void };

/** Reads the brands now and for ever after; `first` resolves when the first reading has ended, either way. */
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
    const pause = knownBrands() ? every : Math.min(retry.first * 2 ** failures, retry.most);
    if (!isStopped) timer = setTimeout(() => void read(), pause);
  };
  return {
    first: read(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Reads them once more after one has changed; what fails is told as above. */
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
