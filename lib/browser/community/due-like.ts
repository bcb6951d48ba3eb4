import type { MemberTile } from '../../contract/community/profile.ts';
import { isSignedIn } from '../session/signed-in.ts';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/keys.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Due before the code that shows it had loaded. */
let isUnhandled = false;

/** Has the like modal appear after some seconds, whichever screen is shown by then; a new plan replaces the old one. */
export function planLike(seconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Who has logged out meanwhile has no likes, and nothing is made up for them.
    if (!isSignedIn()) return;
    if (listeners.size === 0) isUnhandled = true;
    for (const listener of listeners) listener();
  }, seconds * 1000);
}

/** Hears when the like modal is due, until the returned function is called. */
export function onDueLike(listener: Listener): () => void {
  listeners.add(listener);
  if (isUnhandled) {
    isUnhandled = false;
    listener();
  }
  return () => {
    listeners.delete(listener);
  };
}

/** Section 9: milliseconds after which likes are loaded again when the profile had to be fetched. */
const likesReload = 500;

/** Who gave the newest like that was not opened yet, or null; likes are loaded again half a second later (section 4). */
export async function fetchLiker(): Promise<MemberTile | null> {
  try {
    return (await callApi('GET /api/auto-like.php')).profile;
  } catch {
    return null;
  } finally {
    setTimeout(() => void refresh([{ name: 'GET /api/likes.php' }]), likesReload);
  }
}
