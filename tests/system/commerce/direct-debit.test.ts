import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { sendDirectDebitCode } from '#lib/contract/commerce/direct-debit.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { choose, parseCheckoutRef, applySteps } from '#tests/support/checkout.ts';
import type { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { getCredits, settled, showOrder, mandateForm } from '#tests/support/buying.ts';
import { confirmed, unconfirmed, type Person } from '#tests/support/cast.ts';

type Sent = z.output<(typeof sendDirectDebitCode)['response']> & {
  error?: string;
  fields?: Record<string, string>;
};

let phones = 10_000_000;
let accounts = 0;

/** A valid, unique German IBAN. */
function newIban(): string {
  const account = `37040044${String((accounts += 7)).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}

const newForm = () => ({ ...mandateForm, iban: newIban(), mobile: `+49151${(phones += 1)}` });

type Form = ReturnType<typeof newForm>;

async function askCode(visitor: Visitor, form: object, nth = 0) {
  const { package: pack } = await showOrder(visitor, { nth });
  return visitor.call<Sent>('POST /api/direct-debit-code.php', {
    body: { ...form, package_id: pack.id, country: 'DE', code: null },
  });
}

/** The six-digit code sent to the phone. */
async function codeOn(mobile: string): Promise<string> {
  const mail = await waitForMail(`${mobile.slice(1)}@sms.localhost`);
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
}

type Paid = { payment: Payment; error?: string };

async function pay(
  visitor: Visitor,
  form: Form,
  sms: { id: string; code: string },
  { nth = 0, key = randomUUID() } = {},
) {
  const { package: pack, list_amount: amount } = await showOrder(visitor, { nth });
  return visitor.call<Paid>('POST /api/payment.php', {
    body: {
      package_id: pack.id,
      country: 'DE',
      method: 'directdebit',
      code: null,
      amount,
      begin_at_once: true,
      direct_debit: { ...form, sms_id: sms.id, sms_code: sms.code },
    },
    key,
  });
}

async function orderByDebit({ visitor }: Person, form = newForm(), nth = 0) {
  const { body: sent } = await askCode(visitor, form, nth);
  const code = await codeOn(form.mobile);
  return { sent, code, paid: await pay(visitor, form, { id: sent.sms_id, code }, { nth }) };
}

test('a mandate is shown, proved by SMS, stored and mailed; the debit settles', async () => {
  const alice = await confirmed('Alice');
  const form = newForm();
  const { sent, paid } = await orderByDebit(alice, form);
  expect(sent.mandate).toMatchObject({ creditor: 'Vonk Demo B.V.', currency: 'EUR' });
  expect(sent.mandate.text).toContain(sent.mandate.reference);
  expect(sent.mobile).toBe(`+49 ••• ${form.mobile.slice(-2)}`);
  expect(paid.status).toBe(200);
  expect(paid.body.payment).toMatchObject({ method: 'directdebit', status: 'pending' });

  const mail = await waitForMail(alice.email, { subject: /SEPA-Mandat/ });
  expect(mail.text).toContain(sent.mandate.reference);
  expect(mail.text).not.toContain(form.iban);
  const { rows } = await database.query<{ text: string; iban_end: string }>(
    'select text, iban_end from mandates where payment_id = $1',
    [paid.body.payment.payment_id],
  );
  expect(rows).toEqual([{ text: sent.mandate.text, iban_end: form.iban.slice(-4) }]);

  const before = await getCredits(alice.visitor);
  await choose(paid.body.payment.checkout_url, 'paid');
  const done = await settled(alice.visitor, paid.body.payment.payment_id);
  expect(done.status).toBe('completed');
  expect(await getCredits(alice.visitor)).toBe(before + done.credits);
});

test('every wrong field of the form is named, and no code goes out', async () => {
  const { visitor } = await confirmed('Alice');
  const { status, body } = await askCode(visitor, {
    ...newForm(),
    iban: 'DE00370400440532013000',
    mobile: '030 1234',
    consent: false,
  });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ iban: 'invalid_iban', mobile: 'invalid_mobile', consent: 'consent_missing' });
});

test('a wrong code is refused, five times; then also the right one', async () => {
  const { visitor } = await confirmed('Alice');
  const form = newForm();
  const { body: sent } = await askCode(visitor, form);
  const code = await codeOn(form.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  const errors: unknown[] = [];
  for (let each = 0; each < 5; each += 1)
    errors.push((await pay(visitor, form, { id: sent.sms_id, code: wrong })).body.error);
  expect(errors).toEqual([...Array<string>(4).fill('sms_code_invalid'), 'sms_code_used_up']);
  expect((await pay(visitor, form, { id: sent.sms_id, code })).body.error).toBe('sms_code_used_up');
});

test('a code is for its phone, its member and its ten minutes, and for one order', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const form = newForm();
  const { sent, code, paid } = await orderByDebit(alice, form);
  expect(paid.status).toBe(200);
  const sms = { id: sent.sms_id, code };
  expect((await pay(alice.visitor, form, sms)).body.error).toBe('sms_code_expired');
  expect((await pay(alice.visitor, { ...form, mobile: '+4915199999999' }, sms)).body.error).toBe(
    'sms_code_invalid',
  );
  expect((await pay(bob.visitor, { ...newForm(), mobile: form.mobile }, sms)).body.error).toBe(
    'sms_code_invalid',
  );

  const later = newForm();
  const { body: second } = await askCode(alice.visitor, later);
  await database.query(`update sms_codes set expires_at = now() - interval '1 second' where id = $1`, [
    second.sms_id,
  ]);
  const late = await pay(alice.visitor, later, { id: second.sms_id, code: await codeOn(later.mobile) });
  expect(late.body.error).toBe('sms_code_expired');
});

test('the same key is the same order, at once and later', async () => {
  const { visitor } = await confirmed('Alice');
  const form = newForm();
  const { body: sent } = await askCode(visitor, form);
  const sms = { id: sent.sms_id, code: await codeOn(form.mobile) };
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => pay(visitor, form, sms, { key })));
  answers.push(await pay(visitor, form, sms, { key }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.payment.payment_id)).size).toBe(1);
  const other = await pay(visitor, { ...form, iban: newForm().iban }, sms, { key });
  expect([other.status, other.body.error]).toEqual([422, 'invalid_input']);
});

test('only so many codes a day', async () => {
  const { visitor } = await confirmed('Alice');
  const answers = [];
  for (let each = 0; each < 6; each += 1)
    answers.push((await askCode(visitor, newForm())).body.error ?? 'sent');
  expect(answers).toEqual([...Array<string>(5).fill('sent'), 'too_many_codes']);
});

test('a phone that others have used up gets one an hour', async () => {
  const form = newForm();
  const ask = async () => (await askCode((await confirmed('Alice')).visitor, form)).body.error ?? 'sent';
  const answers = [];
  for (let each = 0; each < 6; each += 1) answers.push(await ask());
  expect(answers).toEqual([...Array<string>(5).fill('sent'), 'too_many_codes']);
  await database.query(`update sms_codes set created_at = created_at - interval '61 minutes'`);
  expect(await ask()).toBe('sent');
});

test('no more than four debits or 200 EUR stand open', async () => {
  const alice = await confirmed('Alice');
  // The most expensive package costs more than half of the limit.
  const { body: list } = await alice.visitor.call<{ packages: { amount: number }[] }>(
    'GET /api/packages.php',
  );
  const dear = list.packages.findIndex(
    ({ amount }) => amount === Math.max(...list.packages.map((each) => each.amount)),
  );
  expect((await orderByDebit(alice, newForm(), dear)).paid.status).toBe(200);
  const { status, body } = await askCode(alice.visitor, newForm(), dear);
  expect({ status, error: body.error }).toEqual({ status: 409, error: 'direct_debit_limit' });
});

test('after a bounce neither the member nor the bank account pays by direct debit again', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const form = newForm();
  const { paid } = await orderByDebit(alice, form);
  const { payment } = paid.body;
  await choose(payment.checkout_url, 'paid');
  await settled(alice.visitor, payment.payment_id);
  await applySteps(parseCheckoutRef(payment.checkout_url), [{ chargeback: { amount: payment.amount } }]);
  await until(async () => {
    const blocks = 'select 1 from direct_debit_blocks where user_id = $1';
    return (await database.query(blocks, [alice.user.id])).rowCount === 1;
  });
  expect((await askCode(alice.visitor, newForm())).body.error).toBe('direct_debit_blocked');
  const others = await askCode(bob.visitor, { ...newForm(), iban: form.iban });
  expect(others.body.error).toBe('direct_debit_blocked');
  expect((await askCode(bob.visitor, newForm())).status).toBe(200);
});

describe('a code, which costs money and rings at a phone,', () => {
  test('is sent to confirmed members only', async () => {
    const { visitor } = await unconfirmed('Ulla');
    const { status, body } = await askCode(visitor, newForm());
    expect([status, body.error]).toEqual([403, 'not_confirmed']);
  });

  test('goes to no phone abroad', async () => {
    const { visitor } = await confirmed('Alice');
    const { status, body } = await askCode(visitor, { ...newForm(), mobile: '+40712345678' });
    expect([status, body.fields]).toEqual([422, { mobile: 'mobile_country' }]);
  });
});
