import { drawReceipt, closingLine, totalLines } from './draw-receipt.ts';
import { serverTexts } from '#lib/i18n/server-texts.ts';

const drawn = (zone: string) =>
  drawReceipt({
    receiptNumber: '1-2026-000001',
    number: 'V26-22222-22',
    credits: 100,
    amount: 1999,
    listAmount: 1999,
    currency: 'EUR',
    country: 'DE',
    vatRate: 1900,
    method: 'ideal',
    locale: 'de',
    settledAt: new Date('2026-11-03T23:30:00Z'),
    zone,
    refunded: 0,
    chargedBack: 0,
    brand: 'Herzfunke',
    company: { name: 'Vonk', address: 'Kade 1', city: 'Utrecht', country: 'NL', kvk: '1', vatNumbers: [] },
  });

test('the day of a receipt is that of the member’s calendar', async () => {
  const [berlin, vienna, lisbon] = await Promise.all(
    ['Europe/Berlin', 'Europe/Vienna', 'Europe/Lisbon'].map(drawn),
  );
  expect(vienna).toEqual(berlin);
  expect(lisbon).not.toEqual(berlin);
});

const texts = serverTexts('en', 'payments').receipt;
const receipt = { amount: 4599, vatRate: 1900, refunded: 0, chargedBack: 0, currency: 'EUR', locale: 'en' };
const labels = (change: object) => totalLines({ ...receipt, ...change }, texts).map(({ label }) => label);

test('a refund is on the receipt, with who received it', () => {
  expect(labels({})).toEqual([texts.net, 'VAT 19%', texts.total]);
  expect(labels({ refunded: 1000 }).slice(3)).toEqual([texts.refunded]);
  expect(labels({ chargedBack: 4599 }).slice(3)).toEqual([texts.chargedBack]);
  expect(labels({ refunded: 1000, chargedBack: 3599 }).slice(3)).toEqual([texts.refunded, texts.chargedBack]);
});

test('a fully refunded payment is not just paid', () => {
  const closing = (change: object) => closingLine({ ...receipt, ...change }, texts, '1 May');
  expect(closing({ refunded: 4598 })).toBe(`Paid on 1 May. ${texts.once}`);
  expect(closing({ chargedBack: 4599 })).toBe('Paid on 1 May. The money has since been returned.');
});
