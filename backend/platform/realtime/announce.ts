import type { FeedEvent, MemberEvent } from '#lib/contract/events.ts';
import { afterCommit, type Queries } from '../db/connect.ts';
import { publish } from './publish.ts';

/** Sends an event to the given users after the surrounding transaction commits. */
export async function announce(db: Queries, to: number[], event: MemberEvent): Promise<void> {
  if (to.length) await publishAfterCommit(db, { to, ...event });
}

/** Announces the end of a session by its fingerprint; `notifyOwnPages` if its own pages do not know yet. */
export async function announceLogout(
  db: Queries,
  userId: number,
  session: string,
  notifyOwnPages = false,
): Promise<void> {
  await publishAfterCommit(db, {
    type: 'logged-out',
    to: [userId],
    session,
    ...(notifyOwnPages ? { notifyOwnPages } : {}),
  });
}

/** Makes every front drop the pages with one of these tags after the surrounding transaction commits. */
export async function invalidateTags(db: Queries, ...tags: string[]): Promise<void> {
  await publishAfterCommit(db, { type: 'purge', tags });
}

const publishAfterCommit = (db: Queries, event: FeedEvent) =>
  afterCommit(db, (committed) => publish(committed, event));
