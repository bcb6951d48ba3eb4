import { lastStep, type SignupValues } from './signup-fields.ts';
import { parseJson } from '../platform/text.ts';

export type SignupDraft = { step: number; values: SignupValues };

const key = 'vonk_signup';
/** Days after which a draft is deleted, as it concerns a person's sexuality. */
const retentionDays = 7;
// No secrets in web storage: a password is asked for again.
const neverStored: readonly (keyof SignupValues)[] = ['password', 'website'];

export const emptyValues: SignupValues = {
  gender: '',
  sexuality: '',
  consent_sensitive: false,
  day: '',
  month: '',
  year: '',
  name: '',
  country: '',
  region: '',
  city: '',
  email: '',
  password: '',
  consent_terms: false,
  consent_attribution: false,
  website: '',
};

/** Stores the input. */
export function saveSignupDraft(storage: Pick<Storage, 'setItem'>, draft: SignupDraft, now: number): void {
  const values = Object.fromEntries(
    Object.entries(draft.values).filter(([name]) => !(neverStored as string[]).includes(name)),
  );
  storage.setItem(key, JSON.stringify({ at: now, step: draft.step, values }));
}

/** This browser's draft; null if missing, expired or unreadable. */
export function loadSignupDraft(storage: Pick<Storage, 'getItem'>, now: number): SignupDraft | null {
  const stored = parseJson(storage.getItem(key));
  if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.at !== 'number') return null;
  if (now - stored.at > retentionDays * 24 * 3600 * 1000) return null;
  const step = typeof stored.step === 'number' ? Math.min(Math.max(0, Math.floor(stored.step)), lastStep) : 0;
  return { step, values: knownValues(stored.values) };
}

export function dropSignupDraft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(key);
}

/** Whether anything was entered that an accidental press must not discard. */
export function hasContent(values: SignupValues): boolean {
  return Object.entries(values).some(
    ([name, value]) => name !== 'country' && name !== 'website' && Boolean(value),
  );
}

function knownValues(stored: Record<string, unknown>): SignupValues {
  const entries = Object.entries(emptyValues).map(([name, empty]) => {
    const value = (neverStored as string[]).includes(name) ? empty : stored[name];
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(entries) as SignupValues;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
