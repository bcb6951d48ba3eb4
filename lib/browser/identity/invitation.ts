import { tabStorage } from '../storage/storage.ts';

const key = 'vonk_invitation';
const maxTokenLength = 200;

/** Remembers the invitation that a link brought along, for as long as the tab lives. */
export function rememberInvitation(query: string): void {
  const token = tokenOf(query);
  if (token) tabStorage.setItem(key, token);
}

/** The invitation of this visit: by the address of the page, else by what was remembered of its landing. */
export function getInvitation(): string | null {
  return tokenOf(location.search) ?? tabStorage.getItem(key);
}

/** It was used, or opens nothing any more; the address loses it too, so that a reload does not bring it back. */
export function clearInvitation(): void {
  const url = new URL(location.href);
  if (url.searchParams.has('invitation')) {
    url.searchParams.delete('invitation');
    history.replaceState(history.state, '', url);
  }
  tabStorage.removeItem(key);
}

function tokenOf(query: string): string | null {
  const token = new URLSearchParams(query).get('invitation');
  return token && token.length <= maxTokenLength ? token : null;
}
