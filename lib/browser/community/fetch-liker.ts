import type { MemberTile } from '../../contract/community/profile.ts';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/refresh.ts';

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
