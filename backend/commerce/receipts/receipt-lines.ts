import { formatServerText, type ServerTexts } from '#lib/i18n/server-texts.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { vatPart } from '../packages/vat.ts';
import type { Receipt } from './find-receipt.ts';
import { numberFormat } from '#lib/contract/formats.ts';

export type Line = { label: string; value: string; bold?: boolean };

/** Net, VAT, total and refunds. */
export function totalLines(
  receipt: Pick<Receipt, 'amount' | 'vatRate' | 'refunded' | 'chargedBack' | 'currency' | 'locale'>,
  texts: ServerTexts['payments']['receipt'],
): Line[] {
  const { amount, vatRate, refunded, chargedBack, currency, locale } = receipt;
  const vat = vatPart(amount, vatRate);
  const rate = numberFormat(locale, { maximumFractionDigits: 2 }).format(vatRate / 100);
  const lines: Line[] = [
    { label: texts.net, value: formatMoney(amount - vat, currency, locale) },
    { label: formatServerText(locale, texts.vat, { rate }), value: formatMoney(vat, currency, locale) },
    { label: texts.total, value: formatMoney(amount, currency, locale), bold: true },
  ];
  if (refunded > 0) lines.push({ label: texts.refunded, value: formatMoney(refunded, currency, locale) });
  if (chargedBack > 0)
    lines.push({ label: texts.chargedBack, value: formatMoney(chargedBack, currency, locale) });
  return lines;
}

/** States that it was paid, or that all of it was refunded. */
export function closingLine(
  { amount, refunded, chargedBack, locale }: Pick<Receipt, 'amount' | 'refunded' | 'chargedBack' | 'locale'>,
  texts: ServerTexts['payments']['receipt'],
  paidOn: string,
): string {
  const after = refunded + chargedBack >= amount ? texts.returned : texts.once;
  return `${formatServerText(locale, texts.paid, { date: paidOn })} ${after}`;
}
