import { emptyDebit, type DebitValues } from './debit-fields.ts';
import { parseJson } from '../platform/parse-json.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// An account is asked for again, and consent is given anew each time.
const kept = ['account_holder', 'street', 'house_number', 'postal_code', 'city', 'mobile'] as const;

/** Names the draft of one member, so that two members in one tab never meet each other's address. */
function keyOf(userId: number): string {
  return `vonk-debit-${userId}`;
}

/** Keeps what was typed but for IBAN and consent. */
export function keepDebitDraft(store: Store, userId: number, values: DebitValues): void {
  store.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(kept.map((name) => [name, values[name]]))));
}

/** The form as this tab knows it; empty fields where it knows nothing. */
export function readDebitDraft(store: Store, userId: number): DebitValues {
  const values = { ...emptyDebit };
  const draft = parseJson(store.getItem(keyOf(userId)));
  if (typeof draft !== 'object' || draft === null) return values;
  for (const name of kept) {
    const text = (draft as Record<string, unknown>)[name];
    if (typeof text === 'string') values[name] = text;
  }
  return values;
}

export function dropDebitDraft(store: Store, userId: number): void {
  store.removeItem(keyOf(userId));
}
