import type { Order } from '#lib/contract/commerce/orders.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { showOrder, mandateForm } from '#tests/support/buying.ts';
import { startPart, stopPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const restart = async (environment: Record<string, string>) => {
  await stopPart('backend');
  await startPart('backend', environment);
};
afterAll(() => restart({}));

const askCode = ({ visitor }: Person, { package: pack }: Order) =>
  visitor.call<{ error?: string }>('POST /api/direct-debit-code.php', {
    body: { ...mandateForm, package_id: pack.id, country: 'DE', code: null },
  });

const namedMethods = async ({ visitor }: Person) =>
  (await visitor.call<Settings>('GET /api/settings.php')).body.payment_methods;

test('without text messages no direct debit is offered, and no code requested', async () => {
  const alice = await confirmed('Alice');
  expect((await showOrder(alice.visitor)).methods).toContain('directdebit');

  await restart({ SMS_MAIL_DOMAIN: '' });
  const order = await showOrder(alice.visitor);
  expect(order.methods).not.toContain('directdebit');
  expect(order.methods).toContain('creditcard');
  expect(order.package.methods).not.toContain('directdebit');
  // Pages do not offer it either, once the front has noticed the restart.
  await until(async () => !(await namedMethods(alice)).includes('directdebit'));
  expect(await namedMethods(alice)).toContain('creditcard');
  const refused = await askCode(alice, order);
  expect([refused.status, refused.body.error]).toEqual([409, 'method_unavailable']);

  // A configured gateway that rejects the message is a different case.
  await restart({ SMS_MAIL_DOMAIN: '', SMS_URL: 'http://127.0.0.1:9/sms' });
  const offered = await showOrder(alice.visitor);
  expect(offered.methods).toContain('directdebit');
  expect((await askCode(alice, offered)).body.error).toBe('provider_unavailable');
});
