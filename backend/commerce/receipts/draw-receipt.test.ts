import { drawReceipt } from './draw-receipt.ts';

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
