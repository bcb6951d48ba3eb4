import type { FeedEvent } from '#lib/contract/events.ts';
import { clearBrandCache } from '../../brands/brand.ts';
import type { SessionCache } from '../http/session.ts';
import { outdateCounts } from '../../growth/browse-pages/list-browse-pages.ts';
import type { PhotoAccess } from '../../community/photos/photo-access.ts';

/** Invalidates this process's caches by announcements. */
export function clearOnEvent(sessions: SessionCache, photoAccess: PhotoAccess): (event: FeedEvent) => void {
  return (event) => {
    if (event.type === 'purge') {
      photoAccess.forget(event.tags);
      outdateCounts(event.tags);
      if (event.tags.some((tag) => tag.startsWith('brand:'))) clearBrandCache();
    } else if (['user', 'session-ended', 'logged-out'].includes(event.type)) {
      for (const userId of event.to) sessions.dropUser(userId);
    }
  };
}
