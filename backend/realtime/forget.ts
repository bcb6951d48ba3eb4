import type { FeedEvent } from '../../lib/contract/events.ts';
import { forgetBrands } from '../brands/brand.ts';
import type { SessionCache } from '../http/session.ts';

/** Drops from this process's caches whatever an announcement says has changed. */
export function forgetOnAnnouncement(sessions: SessionCache): (event: FeedEvent) => void {
  return (event) => {
    if (event.type === 'purge') {
      if (event.tags.some((tag) => tag.startsWith('brand:'))) forgetBrands();
    } else if (['user', 'session-ended', 'logged-out'].includes(event.type)) {
      for (const userId of event.to) sessions.forgetUser(userId);
    }
  };
}
