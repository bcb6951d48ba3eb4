import { Locale } from '@mollie/api-client';
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

const locales: Record<string, Locale> = {
  da: Locale.da_DK,
  de: Locale.de_DE,
  'de-AT': Locale.de_AT,
  'de-CH': Locale.de_CH,
  'de-LI': Locale.de_CH,
  'de-LU': Locale.de_LU,
  en: Locale.en_GB,
  'en-US': Locale.en_US,
  es: Locale.es_ES,
  fi: Locale.fi_FI,
  fr: Locale.fr_FR,
  'fr-BE': Locale.fr_BE,
  'fr-LU': Locale.fr_LU,
  it: Locale.it_IT,
  nb: Locale.nb_NO,
  nl: Locale.nl_NL,
  'nl-BE': Locale.nl_BE,
  pl: Locale.pl_PL,
  sv: Locale.sv_SE,
};

/** The locale of Mollie's checkout for a language and the country that is paid from. */
export function toMollieLocale(locale: string, country: string): Locale {
  return locales[`${locale}-${country}`] ?? locales[locale] ?? Locale.en_GB;
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
