import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { money } from '../../lib/contract/money.ts';
import { methodNames } from '../../lib/contract/payment-methods.ts';
import { fillIn } from '../mail/fill-in.ts';
import { orderTexts } from '../mail/texts/orders/order-texts-of.ts';
import type { Receipt } from './find-receipt.ts';
import { closingLine, totalLines, type Line } from './receipt-lines.ts';
import { receiptTextsIn, type ReceiptTexts } from './receipt-texts.ts';

const require = createRequire(import.meta.url);
// Its files hold all of latin in one, which the parts for browsers do not.
const face = {
  text: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
};

/** Points of an A4 page: its margin and the two edges of what is written. */
const margin = 64;
const right = 595 - margin;

/** The receipt of a payment as PDF, in the language in which it was ordered. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const texts = receiptTextsIn(receipt.locale);
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: receipt.locale,
    displayTitle: true,
    info: {
      Title: `${texts.title} ${receipt.receiptNumber}`,
      Author: receipt.company.name,
      CreationDate: receipt.settledAt,
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.registerFont('text', face.text).registerFont('bold', face.bold);
  draw(document, receipt, texts);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(document: PDFKit.PDFDocument, receipt: Receipt, texts: ReceiptTexts): void {
  const { company, locale } = receipt;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const paidOn = date.format(receipt.settledAt);
  document.font('bold').fontSize(24).text(receipt.brand, margin, margin);
  document.font('text').fontSize(10).fillColor('#555');
  const registered = `${texts.registered} ${company.kvk} · ${texts.vatNumber} ${company.vatNumbers.join(', ')}`;
  document.text(`${company.name}, ${company.address}, ${company.city}, ${company.country}`);
  document.text(registered);
  document.fillColor('#000').moveDown(3).font('bold').fontSize(18).text(texts.title).moveDown(0.5);

  const named: Partial<Record<string, string>> = { ...methodNames, ...orderTexts(locale).methods };
  rows(document, [
    { label: texts.number, value: receipt.receiptNumber },
    { label: texts.date, value: paidOn },
    { label: texts.order, value: receipt.number },
    { label: texts.method, value: named[receipt.method] ?? receipt.method },
  ]);
  rule(document);
  rows(document, itemLines(receipt, texts));
  rule(document);
  rows(document, totalLines(receipt, texts));
  document.moveDown(2).font('text').fontSize(10).fillColor('#555');
  document.text(closingLine(receipt, texts, paidOn), margin);
}

function itemLines({ credits, brand, amount, listAmount, currency, locale }: Receipt, texts: ReceiptTexts) {
  const count = new Intl.NumberFormat(locale).format(credits);
  const item = fillIn(texts.item, { count, brand });
  const lines: Line[] = [{ label: item, value: money(listAmount, currency, locale) }];
  if (amount < listAmount)
    lines.push({ label: texts.discount, value: `−${money(listAmount - amount, currency, locale)}` });
  return lines;
}

function rows(document: PDFKit.PDFDocument, lines: readonly Line[]): void {
  for (const { label, value, bold } of lines) {
    const { y } = document;
    document.font(bold ? 'bold' : 'text').fontSize(11);
    document.text(label, margin, y, { width: 320 });
    const below = document.y;
    document.text(value, margin, y, { width: right - margin, align: 'right' });
    document.y = Math.max(below, document.y) + 5;
  }
}

function rule(document: PDFKit.PDFDocument): void {
  const y = document.y + 6;
  document.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).strokeColor('#bbb').stroke();
  document.y = y + 12;
}
