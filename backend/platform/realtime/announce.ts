import type { FeedEvent, MemberEvent } from '#lib/contract/events.ts';
import { afterCommit, type Queries } from '../db/connect.ts';
import { publish } from './publish.ts';

/** Hints at an event to the given users, once the surrounding transaction commits. */
export async function announce(db: Queries, to: number[], event: MemberEvent): Promise<void> {
  if (to.length) await hint(db, { to, ...event });
}

/** Tells that a session of a member was closed, by its mark; `tell` where the pages of that session do not know it yet. */
export async function announceLogout(
  db: Queries,
  userId: number,
  session: string,
  tell = false,
): Promise<void> {
  await hint(db, { type: 'logged-out', to: [userId], session, ...(tell ? { tell } : {}) });
}

/** Has every front drop the pages that carry one of these tags, once the surrounding transaction commits. */
export async function purge(db: Queries, ...tags: string[]): Promise<void> {
  await hint(db, { type: 'purge', tags });
}

const hint = (db: Queries, event: FeedEvent) => afterCommit(db, (committed) => publish(committed, event));
