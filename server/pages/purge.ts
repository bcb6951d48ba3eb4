import { purgeSharedAnswers } from '../../lib/upstream/shared-answers.ts';
import { refreshBrands } from '../events/follow-brands.ts';
import type { NextStore } from './next-store.ts';
import type { PageCache } from './page-cache.ts';
import type { PurgeLog } from './purge-log.ts';
import type { StatusPages } from './status-pages.ts';

type Stores = { purges: PurgeLog; store: NextStore; caches: readonly PageCache[]; statusPages: StatusPages };

/** Makes the one function that drops everything which carries a tag, or everything for null. */
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
    // What was made in between knew the brand as it was before: its hosts, its languages, where its pictures come from.
    void refreshBrands().then((isRead) => isRead && drop(tags));
  };
}
