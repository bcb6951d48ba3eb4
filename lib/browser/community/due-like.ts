import type { MemberTile } from '../../contract/community/profile.ts';
import { isSignedIn } from '../session/signed-in.ts';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/keys.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Due before the modal's code had loaded. */
let isUnhandled = false;

/** Schedules the like modal after some seconds, on any screen; a new schedule replaces the old one. */
export function planLike(seconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // No modal after a logout.
    if (!isSignedIn()) return;
    if (listeners.size === 0) isUnhandled = true;
    for (const listener of listeners) listener();
  }, seconds * 1000);
}

/** Subscribes to the due like modal; returns the unsubscribe function. */
export function onDueLike(listener: Listener): () => void {
  listeners.add(listener);
  if (isUnhandled) {
    isUnhandled = false;
    listener();
  }
  return () => listeners.delete(listener);
}

/** `docs/specification.md` §9: milliseconds until likes reload if the profile had to be fetched. */
const likesReload = 500;

/** The member of the newest unopened like, or null; likes reload half a second later (`docs/specification.md` §4). */
export async function fetchLiker(): Promise<MemberTile | null> {
  try {
    return (await callApi('GET /api/auto-like.php')).profile;
  } catch {
    return null;
  } finally {
    setTimeout(() => void refresh([{ name: 'GET /api/likes.php' }]), likesReload);
  }
}
