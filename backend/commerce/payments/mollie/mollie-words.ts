import { Locale } from '@mollie/api-client';
import { listCountries } from '#lib/contract/countries.ts';
import { isLocale } from '#lib/contract/languages.ts';
import type { PaymentFailure } from '#lib/contract/commerce/payment-methods.ts';

/** An amount in Mollie's format: two decimals in each of our currencies. */
export function toMollieAmount(amount: number, currency: string): { value: string; currency: string } {
  const digits = String(amount).padStart(3, '0');
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** Minor units of Mollie's amount; NaN for an invalid one, which equals no order. */
export function fromMollieAmount({ value }: { value: string }): number {
  return /^\d{1,9}\.\d\d$/.test(value) ? Number(value.replace('.', '')) : Number.NaN;
}

const mollieLocales = Object.values(Locale);

/** The locale of Mollie's checkout for a language and the country that is paid from. */
export function toMollieLocale(locale: string, country: string): Locale {
  const homes = isLocale(locale) ? listCountries(locale) : [];
  const candidates = [country === 'LI' ? 'CH' : country, ...homes].map((each) => `${locale}_${each}`);
  const preferred = candidates.find((each) => mollieLocales.some((known) => known === each));
  return (
    mollieLocales.find((each) => (preferred ? each === preferred : each.startsWith(`${locale}_`))) ??
    Locale.en_GB
  );
}

/** Reasons for which a bank declines a valid card. */
const declined = new Set(['card_declined', 'insufficient_funds', 'possible_fraud', 'refused_by_issuer']);

/** Maps Mollie's payment status to ours; authorized or pending money has not arrived yet. */
export function fromMollieStatus(
  status: string,
  method: string | null,
  failureReason: string | null,
): { status: 'open' | 'paid' | 'failed'; failure: PaymentFailure | null } {
  if (status === 'paid') return { status: 'paid', failure: null };
  if (status === 'canceled') return { status: 'failed', failure: 'cancelled' };
  if (status === 'expired') return { status: 'failed', failure: 'expired' };
  if (status !== 'failed') return { status: 'open', failure: null };
  const isCard = method === 'creditcard' || method === 'applepay';
  return {
    status: 'failed',
    failure: isCard && !declined.has(failureReason ?? '') ? 'card_failed' : 'declined',
  };
}
