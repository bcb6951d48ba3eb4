import { formatServerText, type ServerTexts, serverTexts } from '#lib/i18n/server-texts.ts';
import { registerName } from '#lib/contract/brands/company.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { paymentMethodName } from '#lib/contract/commerce/payment-method-names.ts';
import { formatDay } from '../../outreach/mail/format-moment.ts';
import type { Receipt } from './find-receipt.ts';
import { margin, createPdf, printable, right } from './create-pdf.ts';
import { vatPart } from '../packages/vat.ts';
import { numberFormat } from '#lib/contract/formats.ts';

type ReceiptTexts = ServerTexts['payments']['receipt'];

/** The receipt of a payment as PDF, in the language of the order. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const texts = serverTexts(receipt.locale, 'payments').receipt;
  const { document, close } = await createPdf({
    title: `${texts.title} ${receipt.receiptNumber}`,
    author: receipt.company.name,
    locale: receipt.locale,
    createdAt: receipt.settledAt,
  });
  draw(document, receipt, texts);
  return close();
}

function draw(document: PDFKit.PDFDocument, receipt: Receipt, texts: ReceiptTexts): void {
  const { company, locale } = receipt;
  const paidOn = formatDay(receipt.settledAt, locale, receipt.zone);
  document.font('bold').fontSize(24).text(receipt.brand, margin, margin);
  document.font('text').fontSize(10).fillColor('#555');
  const register = registerName(company.country, serverTexts(locale, 'registers'));
  const registered = `${register} ${company.kvk} · ${texts.vatNumber} ${company.vatNumbers.join(', ')}`;
  document.text(`${company.name}, ${company.address}, ${company.city}, ${company.country}`);
  document.text(printable(registered));
  document.fillColor('#000').moveDown(3).font('bold').fontSize(18).text(printable(texts.title)).moveDown(0.5);

  rows(document, [
    { label: texts.number, value: receipt.receiptNumber },
    { label: texts.date, value: paidOn },
    { label: texts.order, value: receipt.number },
    {
      label: texts.method,
      value: paymentMethodName(receipt.method, serverTexts(locale, 'mail').orders.methods),
    },
  ]);
  rule(document);
  rows(document, itemLines(receipt, texts));
  rule(document);
  rows(document, totalLines(receipt, texts));
  document.moveDown(2).font('text').fontSize(10).fillColor('#555');
  document.text(printable(closingLine(receipt, texts, paidOn)), margin);
}

function itemLines({ credits, brand, amount, listAmount, currency, locale }: Receipt, texts: ReceiptTexts) {
  const item = formatServerText(locale, texts.item, { count: credits, brand });
  const lines: Line[] = [{ label: item, value: formatMoney(listAmount, currency, locale) }];
  if (amount < listAmount)
    lines.push({ label: texts.discount, value: formatMoney(amount - listAmount, currency, locale) });
  return lines;
}

function rows(document: PDFKit.PDFDocument, lines: readonly Line[]): void {
  for (const { label, value, bold } of lines) {
    const { y } = document;
    document.font(bold ? 'bold' : 'text').fontSize(11);
    document.text(printable(label), margin, y, { width: 320 });
    const below = document.y;
    document.text(printable(value), margin, y, { width: right - margin, align: 'right' });
    document.y = Math.max(below, document.y) + 5;
  }
}

function rule(document: PDFKit.PDFDocument): void {
  const y = document.y + 6;
  document.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).strokeColor('#bbb').stroke();
  document.y = y + 12;
}

type Line = { label: string; value: string; bold?: boolean };

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
