import { hasVisibleText } from '../../contract/community/visible-text.ts';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/keys.ts';

type Known = { seen: string | undefined; sent: Set<string> };

/** What this page knows of each draft: the server's last version, and the one saved from here. */
const known = new Map<string, Known>();

const getKnown = (key: string): Known => {
  const found = known.get(key) ?? { seen: undefined, sent: new Set<string>() };
  known.set(key, found);
  return found;
};

/** Whether the server's draft comes from another device. Responses may predate a save; cached ones always do. */
export function isNews(key: string, onServer: string): boolean {
  const { seen, sent } = getKnown(key);
  return onServer !== seen && !sent.has(onServer);
}

/** Records the server's version of a draft. */
export function markSeen(key: string, onServer: string): void {
  getKnown(key).seen = onServer;
}

/** Records that a text is sent from here, which empties the server's draft and is no news from another device. */
export function markSent(key: string): void {
  getKnown(key).sent.add('');
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Saves a draft to a member on the server, in order. `isLeaving` lets the call outlive the page, and shows the draft in
 * the list.
 * @throws ApiError
 */
export function saveDraft(key: string, member: number, text: string, isLeaving: boolean): Promise<void> {
  // The server does not store invisible text.
  const body = hasVisibleText(text) ? text : '';
  getKnown(key).sent.add(text).add(body);
  const save = () =>
    callApi('PUT /api/draft.php', { body: { profile_id: member, body }, keepalive: isLeaving });
  // A page that is being left can't wait for pending saves.
  const saving = (isLeaving ? save() : before.then(save)).then(() => {
    if (isLeaving) void refresh([{ name: 'GET /api/chats.php' }]);
  });
  before = saving.catch(() => undefined);
  return saving;
}
