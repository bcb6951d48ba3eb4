import { serverTexts } from '#lib/i18n/server-texts.ts';
import { closingLine, totalLines } from './receipt-lines.ts';

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
