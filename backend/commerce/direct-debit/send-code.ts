import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import type { z } from 'zod';
import type { sendDirectDebitCode } from '#lib/contract/commerce/direct-debit.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { Brand } from '../../brands/brand.ts';
import { priceOrder } from '../packages/price-order.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { sendSms } from './send-sms.ts';
import { checkForm } from './check-form.ts';
import { composeMandate } from './compose-mandate.ts';
import { fingerprint } from './fingerprint.ts';
import { refuseDebit } from './refuse-debit.ts';
import { smsCodeTtlMs, dropCode, makeCode } from './sms-codes.ts';
import { companies } from '../../platform/db/schema/brands.ts';
import { int8, statement } from '../../platform/db/statement.ts';

type Caller = Pick<Services, 'db' | 'env'> & { actor: Actor; brand: Brand; locale: string; client: string };
type Answer = z.input<(typeof sendDirectDebitCode)['response']>;

/** Checks the form, sends a code to the phone, and returns the mandate that the code will confirm. */
export async function sendCode(
  { db, env, actor, brand, locale, client }: Caller,
  { package_id: packageId, country, code, ...form }: z.output<(typeof sendDirectDebitCode)['body']>,
  now: Date,
): Promise<Answer> {
  const checked = checkForm(form, country, brand.settings.countries);
  const request = { packageId, country, method: 'directdebit', code } as const;
  const { order } = await priceOrder(db, actor, request, now);
  if (!order.methods.includes('directdebit')) throw new CallError('method_unavailable');
  const { amount } = order;
  const ibanFingerprint = fingerprint(env, 'iban', checked.iban);
  await refuseDebit(db, { userId: actor.userId, ibanFingerprint, amount }, now);
  const creditor = await requireCreditor(db, brand.companyId);

  const { userId } = actor;
  const codeRequest = { userId, mobile: checked.mobile, client };
  const made = await inTransaction(db, (tx) => makeCode(tx, env, codeRequest, now));
  const filled = formatServerText(locale, serverTexts(locale, 'payments').sms, {
    brand: brand.name,
    code: made.code,
    amount: formatMoney(amount, 'EUR', locale),
  });
  // Characters outside the GSM alphabet, such as no-break spaces, halve the capacity of an SMS.
  const text = filled.replaceAll(/[\u00a0\u202f]/g, ' ');
  try {
    await sendSms(env, { to: checked.mobile, text, brand });
  } catch (error) {
    await dropCode(db, made.id);
    throw new ProviderUnavailable('No text message could be sent', { cause: error });
  }
  const { dueOn, ...mandate } = composeMandate({
    codeId: made.id,
    creditor: creditor.name,
    amount,
    locale,
    sentAt: now,
  });
  return {
    sms_id: made.id,
    expires_at: new Date(now.getTime() + smsCodeTtlMs).toISOString(),
    mobile: hidden(checked.mobile),
    mandate: {
      ...mandate,
      creditor: creditor.name,
      creditor_id: creditor.id,
      amount,
      currency: 'EUR',
      due_on: dueOn,
    },
  };
}

const selectCompanies = statement({
  params: { companyId: int8 },
  row: { name: companies.name, id: companies.sepaCreditorId },
  text: `select name, sepa_creditor_id as id from companies where id = :companyId`,
});

/** The creditor with its SEPA identifier. @throws CallError `method_unavailable` for a company without one */
export async function requireCreditor(db: Queries, companyId: number): Promise<{ name: string; id: string }> {
  const { rows } = await selectCompanies(db, { companyId });
  const row = rows[0];
  if (!row?.id) throw new CallError('method_unavailable');
  return { name: row.name, id: row.id };
}

/** Such as `+49 ••• 89`. */
function hidden(mobile: string): string {
  return `${mobile.slice(0, 3)} ••• ${mobile.slice(-2)}`;
}
