import { reloadBrands } from '../lib/site/brands.ts';
import { loadBrands } from '../lib/site/load-brands.ts';
import { purgeSharedAnswers } from '../lib/upstream/shared-answers.ts';
import { log } from './log.ts';
import type { NextStore } from './next-store.ts';
import type { PageCache } from './page-cache.ts';
import type { PurgeLog } from './purge-log.ts';
import type { StatusPages } from './status-pages.ts';

type Stores = { purges: PurgeLog; store: NextStore; cache: PageCache; statusPages: StatusPages };

/** Makes the one function that drops everything which carries a tag, or everything for null. */
export function createPurge({
  purges,
  store,
  cache,
  statusPages,
}: Stores): (tags: readonly string[] | null) => void {
  return (tags) => {
    purges.note(tags);
    store.purge(tags);
    cache.purge(tags);
    purgeSharedAnswers(tags);
    if (tags && !tags.some((tag) => tag.startsWith('brand:'))) return;
    statusPages.outdate();
    reloadBrands(loadBrands).catch((error: unknown) =>
      log.warn({ err: error }, 'the brands could not be loaded'),
    );
  };
}
