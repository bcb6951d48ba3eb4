import type { CreditPackage } from '../../lib/contract/credits.ts';
import { until } from '../support/until.ts';
import { brand, readable, throwawayBrand, untilPage, type Throwaway } from './throwaway-brand.ts';

const path = '/.well-known/apple-developer-merchantid-domain-association';
const file = Buffer.from(
  JSON.stringify({
    pspId: '0A1B'.repeat(16),
    version: 1,
    createdOn: 1_700_000_000,
    signature: '30af'.repeat(40),
  }),
).toString('hex');

let own: Throwaway;
beforeAll(async () => {
  own = await throwawayBrand();
}, 120_000);
afterAll(() => own.close());

const names = async () => {
  const query = { country: 'DE' };
  const { body } = await own.visitor.call<{ packages: CreditPackage[] }>('GET /api/packages.php', { query });
  return body.packages.some(({ methods }) => methods.includes('applepay'));
};
const isOnPricing = (html: string) => readable(html).includes('Apple Pay');

test('Apple Pay is offered where the host shows that Apple knows it, and named nowhere else', async () => {
  expect((await own.visitor.get(path)).status).toBe(404);
  expect(await names()).toBe(false);
  const html = (await own.visitor.get('/pricing')).text;
  expect([isOnPricing(html), html.includes('PayPal')]).toEqual([false, true]);

  await own.set('applepay_association', file);
  await until(async () => (await own.visitor.get(path)).status === 200, 60_000);
  const shown = await own.visitor.get(path);
  expect([shown.text, shown.headers['content-type']]).toEqual([file, 'text/plain; charset=utf-8']);
  expect(await names()).toBe(true);
  await untilPage(own.visitor, '/pricing', isOnPricing);

  await own.set('applepay_association', '');
  await until(async () => (await own.visitor.get(path)).status === 404, 60_000);
  expect(await names()).toBe(false);
  await untilPage(own.visitor, '/pricing', (page) => !isOnPricing(page));
}, 180_000);

test.each([['nonsense'], ['7b7d'], [Buffer.from('<html>').toString('hex').repeat(20)]])(
  'what is no file of Apple is refused: %s',
  async (text) => {
    const { code, stderr } = await brand('set', own.id, 'applepay_association', text);
    expect([code, stderr]).toEqual([1, expect.stringContaining('applepay_association: empty, or all')]);
  },
);
