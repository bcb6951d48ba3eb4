import { parseJson } from '../platform/text.ts';

/** What is written to a member before there is an account; part of the draft of the signup (section 3). */
export type SignupMessage = {
  /** Profile id of the member. */
  id: number;
  body: string;
};

type Reading = Pick<Storage, 'getItem'>;
type Writing = Pick<Storage, 'setItem' | 'removeItem'>;

const key = 'vonk_signup_message';
/** Days, as long as the rest of the draft. */
const retentionDays = 7;

/** Keeps what was written so far, to one member at a time; blank forgets it. */
export function saveSignupMessage(storage: Writing, { id, body }: SignupMessage, now: number): void {
  if (body.trim()) storage.setItem(key, JSON.stringify({ at: now, id, body }));
  else storage.removeItem(key);
}

/** What this browser has begun to write to a member; empty for nothing, for somebody else, and for what is too old. */
export function loadSignupMessage(storage: Reading, id: number, now: number): string {
  const stored = parseJson(storage.getItem(key)) as Record<string, unknown> | null;
  if (stored?.id !== id || typeof stored.body !== 'string' || typeof stored.at !== 'number') return '';
  return now - stored.at > retentionDays * 24 * 3600 * 1000 ? '' : stored.body;
}

export function dropSignupMessage(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(key);
}
