import { hasVisibleText } from '../../contract/community/visible-text.ts';
import type { FieldError } from '../../contract/errors.ts';
import { parseJson } from '../platform/text.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// The account and the consent are not stored: both are given each time.
const storedFields = ['account_holder', 'street', 'house_number', 'postal_code', 'city', 'mobile'] as const;

/** Storage key of a member's draft, so that members sharing a tab never see each other's address. */
function toStorageKey(userId: number): string {
  return `vonk-debit-${userId}`;
}

/** Stores the form except for IBAN and consent. */
export function saveDebitDraft(store: Store, userId: number, values: DebitValues): void {
  store.setItem(
    toStorageKey(userId),
    JSON.stringify(Object.fromEntries(storedFields.map((name) => [name, values[name]]))),
  );
}

/** The stored form of this tab; empty fields without one. */
export function loadDebitDraft(store: Store, userId: number): DebitValues {
  const values = { ...emptyDebit };
  const draft = parseJson(store.getItem(toStorageKey(userId)));
  if (typeof draft !== 'object' || draft === null) return values;
  for (const name of storedFields) {
    const text = (draft as Record<string, unknown>)[name];
    if (typeof text === 'string') values[name] = text;
  }
  return values;
}

export function dropDebitDraft(store: Store, userId: number): void {
  store.removeItem(toStorageKey(userId));
}

/** The form of a direct debit as entered (`docs/specification.md` §3). */
export type DebitValues = {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  mobile: string;
  consent: boolean;
  /** Express request to begin within the withdrawal period. */
  begin_at_once: boolean;
};

export const emptyDebit: DebitValues = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  mobile: '',
  consent: false,
  begin_at_once: false,
};

/** Validates the form locally; phones are left to the server, which knows their numbering. */
export function checkDebit(
  values: DebitValues,
  refuseIban: (iban: string) => FieldError | null,
  /** Whether there is a right of withdrawal, which makes the request to begin necessary. */
): Partial<Record<keyof DebitValues, FieldError>> {
  const wrong: Partial<Record<keyof DebitValues, FieldError>> = {};
  const { consent, begin_at_once: begins, ...lines } = values;
  for (const [name, text] of Object.entries(lines) as [keyof typeof lines, string][])
    if (!hasVisibleText(text)) wrong[name] = 'required';
  const iban = wrong.iban ?? refuseIban(values.iban);
  if (iban) wrong.iban = iban;
  if (!wrong.house_number && !/\d/.test(values.house_number)) wrong.house_number = 'invalid';
  if (!consent) wrong.consent = 'consent_missing';
  if (!begins) wrong.begin_at_once = 'consent_missing';
  return wrong;
}

/** An IBAN for display: upper case in groups of four, without invalid characters. */
export function groupIban(text: string): string {
  return [
    ...plain(text)
      .slice(0, 34)
      .matchAll(/.{1,4}/g),
  ].join(' ');
}

/**
 * The caret's position after grouping, so that typing in the middle stays there. While typing it skips the blank after
 * a full group; while deleting it stays before it, or it would be stuck.
 */
export function caretAfterGrouping(text: string, caret: number, isDeleting = false): number {
  const before = groupIban(text.slice(0, caret));
  const typed = plain(before).length;
  const isBeforeBlank = typed > 0 && typed % 4 === 0 && typed < plain(text).length;
  return before.length + (isBeforeBlank && !isDeleting ? 1 : 0);
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
}
