import type { z } from 'zod';
import type { startPayment } from '#lib/contract/commerce/payments.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Db, Queries, Tx } from '../../platform/db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import type { ProviderOrder } from '../payments/provider.ts';
import { checkForm, type CheckedForm, type DirectDebitForm } from './check-form.ts';
import { composeMandate } from './compose-mandate.ts';
import { fingerprint } from './fingerprint.ts';
import { refuseDebit } from './refuse-debit.ts';
import { requireCreditor } from './send-code.ts';
import { checkCode, useCode } from './sms-codes.ts';
import { mandates, smsCodes } from '../../platform/db/schema/direct-debit.ts';
import { int8, text, timestamptz, uuid, statement } from '../../platform/db/statement.ts';

export type DebitBody = NonNullable<z.output<(typeof startPayment)['body']>['direct_debit']>;

/** A mandate confirmed with a code, ready to store with the order. */
export type Agreed = {
  form: CheckedForm;
  ibanFingerprint: string;
  codeId: string;
  creditorId: string;
  reference: string;
  text: string;
  /** The part that the provider receives. */
  debit: NonNullable<ProviderOrder['debit']>;
};

type Agreement = {
  userId: number;
  brand: Brand;
  country: string;
  locale: string;
  /** Minor units of EUR. */
  amount: number;
};

/**
 * Checks form, limits and code of a direct debit before the order is written.
 * @throws CallError `invalid_input`, `direct_debit_blocked`, `direct_debit_limit`, `sms_code_invalid`,
 * `sms_code_expired` or `sms_code_used_up`
 */
export async function agree(
  db: Db,
  env: BackendEnv,
  { sms_id: codeId, sms_code: code, ...form }: DebitBody,
  { userId, brand, country, locale, amount }: Agreement,
  now: Date,
): Promise<Agreed> {
  const checked = checkForm(form, country);
  const ibanFingerprint = fingerprint(env, 'iban', checked.iban);
  await refuseDebit(db, { userId, ibanFingerprint, amount }, now);
  const creditor = await requireCreditor(db, brand.companyId);
  await checkCode(db, env, { userId, id: codeId, code, mobile: checked.mobile }, now);
  const sentAt = await loadMoment(db, codeId);
  const { reference, text } = composeMandate({ codeId, creditor: creditor.name, amount, locale, sentAt });
  return {
    form: checked,
    ibanFingerprint,
    codeId,
    creditorId: creditor.id,
    reference,
    text,
    debit: { accountHolder: checked.account_holder, iban: checked.iban, reference },
  };
}

const insertMandates = statement({
  params: {
    reference: text,
    paymentId: int8,
    userId: int8,
    creditorId: text,
    account_holder: text,
    ibanEnd: text,
    ibanFingerprint: text,
    street: text,
    house_number: text,
    postal_code: text,
    city: text,
    mobile: text,
    text: text,
    locale: text,
    now: timestamptz,
  },
  text: `
    insert into mandates (reference, payment_id, user_id, creditor_id, account_holder, iban_end, iban_fingerprint,
      street, house_number, postal_code, city, mobile, text, locale, signed_at)
    values (:reference, :paymentId, :userId, :creditorId, :account_holder,
      :ibanEnd, :ibanFingerprint, :street, :house_number, :postal_code,
      :city, :mobile, :text, :locale, :now)`,
});

/**
 * Stores the mandate with its payment and uses up the code. The caller holds the member's row lock, so the limits
 * checked again here are exact. Throws as `agree` does.
 */
export async function storeMandate(
  tx: Tx,
  agreed: Agreed,
  {
    paymentId,
    userId,
    locale,
    amount,
  }: { paymentId: number } & Pick<Agreement, 'userId' | 'locale' | 'amount'>,
  now: Date,
): Promise<void> {
  const { form, ibanFingerprint } = agreed;
  // The payment row exists but has no mandate yet, so it does not count.
  await refuseDebit(tx, { userId, ibanFingerprint, amount }, now);
  await useCode(tx, agreed.codeId);
  await insertMandates(tx, {
    reference: agreed.reference,
    paymentId,
    userId,
    creditorId: agreed.creditorId,
    account_holder: form.account_holder,
    ibanEnd: form.iban.slice(-4),
    ibanFingerprint,
    street: form.street,
    house_number: form.house_number,
    postal_code: form.postal_code,
    city: form.city,
    mobile: form.mobile,
    text: agreed.text,
    locale,
    now,
  });
}

const selectMandates = statement({
  params: { paymentId: int8 },
  row: { reference: mandates.reference, ibanFingerprint: mandates.ibanFingerprint },
  text: `select reference, iban_fingerprint as "ibanFingerprint" from mandates where payment_id = :paymentId`,
});

/**
 * What the provider receives for a stored mandate. Each call passes the account number because we do not store it.
 */
export async function loadProviderDebit(
  db: Queries,
  env: BackendEnv,
  { paymentId, country }: { paymentId: number; country: string },
  form: DirectDebitForm,
): Promise<Agreed['debit'] | null> {
  const { rows } = await selectMandates(db, { paymentId });
  const { iban, account_holder: accountHolder } = checkForm(form, country);
  const mandate = rows[0];
  const isSame = mandate?.ibanFingerprint === fingerprint(env, 'iban', iban);
  return mandate && isSame ? { accountHolder, iban, reference: mandate.reference } : null;
}

const selectSmsCodes = statement({
  params: { codeId: uuid },
  row: { created_at: smsCodes.createdAt },
  text: `select created_at from sms_codes where id = :codeId`,
});

async function loadMoment(db: Queries, codeId: string): Promise<Date> {
  const { rows } = await selectSmsCodes(db, { codeId });
  return new Date(rows[0]?.created_at ?? 0);
}
