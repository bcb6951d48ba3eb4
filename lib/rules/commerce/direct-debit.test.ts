import {
  dropDebitDraft,
  saveDebitDraft,
  loadDebitDraft,
  emptyDebit,
  checkDebit,
  type DebitValues,
  caretAfterGrouping,
  groupIban,
} from './direct-debit.ts';

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

test('restores an address, but no account and no consent', () => {
  const store = newStore();
  saveDebitDraft(store, 1, form);
  expect([...store.items.values()].join()).not.toContain('DE89');
  expect(loadDebitDraft(store, 1)).toEqual({
    ...form,
    iban: '',
    consent: false,
    begin_at_once: false,
  });
});

test('belongs to one member, and is deleted once dropped', () => {
  const store = newStore();
  saveDebitDraft(store, 1, form);
  expect(loadDebitDraft(store, 2)).toEqual(emptyDebit);
  dropDebitDraft(store, 1);
  expect(loadDebitDraft(store, 1)).toEqual(emptyDebit);
});

test.each(['{', 'null', '[1]', '{"city":5,"iban":"DE89","consent":true}'])(
  '%s in the storage is an empty form',
  (text) => {
    expect(loadDebitDraft({ ...newStore(), getItem: () => text }, 1)).toEqual(emptyDebit);
  },
);

const debitFieldsForm: DebitValues = {
  account_holder: 'Alice Demo',
  iban: 'DE89 3704 0044 0532 0130 00',
  street: 'Hauptstraße',
  house_number: '12a',
  postal_code: '50667',
  city: 'Köln',
  mobile: '0151 23456789',
  consent: true,
  begin_at_once: true,
};
const fine = () => null;

test('a whole form has nothing wrong', () => {
  expect(checkDebit(debitFieldsForm, fine)).toEqual({});
});

test('an empty form misses everything', () => {
  expect(checkDebit(emptyDebit, fine)).toEqual({
    account_holder: 'required',
    iban: 'required',
    street: 'required',
    house_number: 'required',
    postal_code: 'required',
    city: 'required',
    mobile: 'required',
    consent: 'consent_missing',
    begin_at_once: 'consent_missing',
  });
});

test('blanks are nothing, a house number has a digit, an IBAN is judged', () => {
  expect(checkDebit({ ...debitFieldsForm, city: '  ', house_number: 'a' }, () => 'invalid_iban')).toEqual({
    city: 'required',
    house_number: 'invalid',
    iban: 'invalid_iban',
  });
});

test.each([
  ['', ''],
  ['de8', 'DE8'],
  ['de89', 'DE89'],
  ['de893704', 'DE89 3704'],
  ['DE89-3704.0044 0532  0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['x'.repeat(50), `${'XXXX '.repeat(8)}XX`],
])('%s is read as %s', (typed, grouped) => {
  expect(groupIban(typed)).toBe(grouped);
  expect(groupIban(grouped)).toBe(grouped);
});

test.each([
  ['DE893', 5, 6, 'at the end'],
  ['DE89', 4, 4, 'a full group at the end'],
  ['DE189 3704', 3, 3, 'in the middle'],
  ['DE8 93704', 4, 3, 'before a blank that has moved'],
  ['DE89 3704', 0, 0, 'at the start'],
  ['DE893704', 4, 5, 'over the blank behind a full group'],
])('the caret of %s at %i moves to %i: %s', (typed, caret, moved) => {
  expect(caretAfterGrouping(typed, caret)).toBe(moved);
});

test('a deleted blank lets the caret pass', () => {
  expect(caretAfterGrouping('DE893704', 4, true)).toBe(4);
});
