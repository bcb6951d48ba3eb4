import { hasVisibleText } from '../../contract/community/visible-text.ts';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/keys.ts';

type Known = { seen: string | undefined; sent: Set<string> };

/** What this page knows of each draft: what the server last said, and what was saved from here. */
const known = new Map<string, Known>();

const knownOf = (key: string): Known => {
  const found = known.get(key) ?? { seen: undefined, sent: new Set<string>() };
  known.set(key, found);
  return found;
};

/**
 * Whether what the server says of a draft comes from another device. Answers may be older than what was saved from here
 * since, and what is remembered from an earlier visit always is.
 */
export function isNews(key: string, onServer: string): boolean {
  const { seen, sent } = knownOf(key);
  return onServer !== seen && !sent.has(onServer);
}

/** Remembers what the server said of a draft. */
export function markSeen(key: string, onServer: string): void {
  knownOf(key).seen = onServer;
}

/** Remembers that a text goes out from here: that empties the draft on the server, and is no news from another device. */
export function markSent(key: string): void {
  knownOf(key).sent.add('');
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Keeps what was begun to be written to a member on the server, one text after the other; throws `ApiError`. `isLeaving`
 * lets the call outlive the page, and shows the draft in the list.
 */
export function saveDraft(key: string, member: number, text: string, isLeaving: boolean): Promise<void> {
  // The server keeps nothing in which there is nothing to see.
  const body = hasVisibleText(text) ? text : '';
  knownOf(key).sent.add(text).add(body);
  const save = () =>
    callApi('PUT /api/draft.php', { body: { profile_id: member, body }, keepalive: isLeaving });
  // A page that is being left has no time to wait for what is under way.
  const saving = (isLeaving ? save() : before.then(save)).then(() => {
    if (isLeaving) void refresh([{ name: 'GET /api/chats.php' }]);
  });
  before = saving.catch(() => undefined);
  return saving;
}
