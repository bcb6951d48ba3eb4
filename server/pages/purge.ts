import { purgeSharedAnswers } from '../../lib/upstream/shared-answers.ts';
import { refreshBrands } from '../events/follow-brands.ts';
import type { NextStore } from './next-store.ts';
import type { PageCache } from './page-cache.ts';
import type { PurgeLog } from './purge-log.ts';
import type { StatusPages } from './status-pages.ts';

type Stores = { purges: PurgeLog; store: NextStore; caches: readonly PageCache[]; statusPages: StatusPages };

/** Creates the function that drops everything with a tag, or everything for null. */
export function createPurge({
  purges,
  store,
  caches,
  statusPages,
}: Stores): (tags: readonly string[] | null) => void {
  const drop = (tags: readonly string[] | null) => {
    purges.note(tags);
    store.purge(tags);
    for (const cache of caches) cache.purge(tags);
    purgeSharedAnswers(tags);
  };
  return (tags) => {
    drop(tags);
    if (tags && !tags.some((tag) => tag.startsWith('brand:'))) return;
    statusPages.outdate();
    // Pages rendered in between used outdated brand settings: hosts, languages, CDN.
    void refreshBrands().then((isRead) => isRead && drop(tags));
  };
}
