import { dropDebitDraft, keepDebitDraft, readDebitDraft } from './debit-draft.ts';
import { emptyDebit } from './debit-fields.ts';

const form = {
  account_holder: 'Alice Demo',
  iban: 'DE89370400440532013000',
  street: 'Hauptstraße',
  house_number: '12a',
  postal_code: '50667',
  city: 'Köln',
  mobile: '0151 23456789',
  consent: true,
  begin_at_once: true,
};

function newStore() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('an address comes back, its account and what is agreed to do not', () => {
  const store = newStore();
  keepDebitDraft(store, 1, form);
  expect([...store.items.values()].join()).not.toContain('DE89');
  expect(readDebitDraft(store, 1)).toEqual({
    ...form,
    iban: '',
    consent: false,
    begin_at_once: false,
  });
});

test('it is one member’s alone, and gone once it is dropped', () => {
  const store = newStore();
  keepDebitDraft(store, 1, form);
  expect(readDebitDraft(store, 2)).toEqual(emptyDebit);
  dropDebitDraft(store, 1);
  expect(readDebitDraft(store, 1)).toEqual(emptyDebit);
});

test.each(['{', 'null', '[1]', '{"city":5,"iban":"DE89","consent":true}'])(
  '%s in the storage is an empty form',
  (text) => {
    expect(readDebitDraft({ ...newStore(), getItem: () => text }, 1)).toEqual(emptyDebit);
  },
);
