import { hasVisibleText } from '../../contract/community/visible-text.ts';
import type { FieldError } from '../../contract/errors.ts';
import { parseJson } from '../platform/text.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// An account is asked for again, and consent is given anew each time.
const storedFields = ['account_holder', 'street', 'house_number', 'postal_code', 'city', 'mobile'] as const;

/** Names the draft of one member, so that two members in one tab never meet each other's address. */
function keyOf(userId: number): string {
  return `vonk-debit-${userId}`;
}

/** Keeps what was typed but for IBAN and consent. */
export function saveDebitDraft(store: Store, userId: number, values: DebitValues): void {
  store.setItem(
    keyOf(userId),
    JSON.stringify(Object.fromEntries(storedFields.map((name) => [name, values[name]]))),
  );
}

/** The form as this tab knows it; empty fields where it knows nothing. */
export function loadDebitDraft(store: Store, userId: number): DebitValues {
  const values = { ...emptyDebit };
  const draft = parseJson(store.getItem(keyOf(userId)));
  if (typeof draft !== 'object' || draft === null) return values;
  for (const name of storedFields) {
    const text = (draft as Record<string, unknown>)[name];
    if (typeof text === 'string') values[name] = text;
  }
  return values;
}

export function dropDebitDraft(store: Store, userId: number): void {
  store.removeItem(keyOf(userId));
}

/** The form of a direct debit as it is typed (section 3). */
export type DebitValues = {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  mobile: string;
  consent: boolean;
  /** Express request to begin within the time to withdraw. */
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

/** What can be told of a form without asking; phones are left to the server, which knows their numbering. */
export function checkDebit(
  values: DebitValues,
  refuseIban: (iban: string) => FieldError | null,
  /** Whether there is a right to withdraw, so that beginning has to be asked for. */
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

/** An IBAN as people read it: capital letters in groups of four, nothing that no IBAN has. */
export function groupIban(text: string): string {
  return [
    ...plain(text)
      .slice(0, 34)
      .matchAll(/.{1,4}/g),
  ].join(' ');
}

/**
 * Where the caret stands after grouping, so that typing in the middle goes on in the middle. While typing it jumps over
 * the blank behind a full group; while deleting it stays before it, or it would never get past.
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
