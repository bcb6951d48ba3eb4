import { tabStorage } from '../storage/storage.ts';

const key = 'vonk_invitation';
const maxTokenLength = 200;

/** Stores a link's invitation for the tab's lifetime. */
export function rememberInvitation(query: string): void {
  const token = findToken(query);
  if (token) tabStorage.setItem(key, token);
}

/** The invitation of this visit: from the address, otherwise from the stored landing. */
export function getInvitation(): string | null {
  return findToken(location.search) ?? tabStorage.getItem(key);
}

/** Clears a used or invalid invitation, also from the address, so that a reload does not restore it. */
export function clearInvitation(): void {
  const url = new URL(location.href);
  if (url.searchParams.has('invitation')) {
    url.searchParams.delete('invitation');
    history.replaceState(history.state, '', url);
  }
  tabStorage.removeItem(key);
}

function findToken(query: string): string | null {
  const token = new URLSearchParams(query).get('invitation');
  return token && token.length <= maxTokenLength ? token : null;
}
