import { parseJson } from '../platform/text.ts';

/** A message to a member from before the account exists; part of the signup draft (`docs/specification.md` §3). */
export type SignupMessage = {
  /** Profile id of the member. */
  id: number;
  body: string;
};

type Reading = Pick<Storage, 'getItem'>;
type Writing = Pick<Storage, 'setItem' | 'removeItem'>;

const key = 'vonk_signup_message';
/** Days, like the rest of the draft. */
const retentionDays = 7;

/** Stores the message, to one member at a time; a blank one is deleted. */
export function saveSignupMessage(storage: Writing, { id, body }: SignupMessage, now: number): void {
  if (body.trim()) storage.setItem(key, JSON.stringify({ at: now, id, body }));
  else storage.removeItem(key);
}

/** The stored message to this member; empty if there is none or it is too old. */
export function loadSignupMessage(storage: Reading, id: number, now: number): string {
  const stored = parseJson(storage.getItem(key)) as Record<string, unknown> | null;
  if (stored?.id !== id || typeof stored.body !== 'string' || typeof stored.at !== 'number') return '';
  return now - stored.at > retentionDays * 24 * 3600 * 1000 ? '' : stored.body;
}

export function dropSignupMessage(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(key);
}
