import { randomUUID } from 'node:crypto';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { previewOrder } from '#tests/support/buying.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, premium, unconfirmed, vlinder, type Person } from '#tests/support/cast.ts';

const gnista = 'gnista.localhost';

const signedUpAgo = ({ user }: Person, seconds: number) =>
  database.query(`update users set signup_date = now() - make_interval(secs => $2) where id = $1`, [
    user.id,
    seconds,
  ]);

/** A code of herzfunke with extra rules. */
async function newCode(rules: Record<string, unknown> = {}): Promise<string> {
  const row = {
    brand_id: 'herzfunke',
    code: `T-${randomUUID().slice(0, 8)}`,
    value_percentage: 20,
    kind: 'code',
  };
  const whole = { ...row, status: 'active', paymentmethods: [], ...rules };
  const names = Object.keys(whole);
  await database.query(
    `insert into discount_codes (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(whole),
  );
  return row.code;
}

const order55 = 6969;

describe('a code', () => {
  let bob: Person;
  beforeAll(async () => {
    bob = await premium();
  });

  test('lowers the order, to the cent and in favour of the member', async () => {
    const { order: priced } = await previewOrder(bob.visitor, { code: 'hello10' });
    expect(priced).toMatchObject({
      list_amount: 4599,
      amount: 4139,
      vat_amount: 661,
      discount: { code: 'HELLO10', kind: 'code', value_percentage: 10, expired: false },
    });
  });

  test('that takes off less than the own discount leaves that in its place, and says so', async () => {
    const alice = await unconfirmed('Alice');
    const { order: placed } = await previewOrder(alice.visitor, { code: 'hello10' });
    expect(placed).toMatchObject({ amount: 3449, discount: { code: 'TIMEBONUS25' }, worse_code: 'HELLO10' });
    const { order: own } = await previewOrder(alice.visitor);
    expect(own).toMatchObject({ amount: 3449, worse_code: null });
  });

  test('counts from the lowest price of the last 30 days', async () => {
    const alice = await unconfirmed('Alice');
    const { body } = await alice.visitor.call<{ packages: CreditPackage[] }>('GET /api/packages.php', {
      query: { country: 'DE' },
    });
    const risen = body.packages.find((each) => each.lowest_amount < each.amount);
    const answer = await alice.visitor.call<{ order: Order }>('GET /api/order.php', {
      query: { package_id: risen?.id ?? 0, country: 'DE' },
    });
    // A quarter off 42,99, not off the increased 45,99.
    expect(answer.body.order).toMatchObject({
      list_amount: 4599,
      amount: 3224,
      package: { lowest_amount: 4299 },
    });
  });

  test.each([
    ['unknown', {}, 404, 'discount_not_found'],
    ['switched off', { status: 'inactive' }, 404, 'discount_not_found'],
    ['of another member', { user_id: 1 }, 404, 'discount_not_found'],
    ['over', { expires_at: new Date(Date.now() - 1000) }, 410, 'discount_expired'],
    ['for dearer orders', { minimum_order_value: order55 + 1, currency: 'EUR' }, 409, 'discount_minimum'],
    ['for another country', { country: 'AT' }, 409, 'discount_country'],
    ['for another currency', { currency: 'CHF' }, 409, 'discount_country'],
    ['for methods that this country lacks', { paymentmethods: ['ideal'] }, 409, 'discount_method'],
    ['used up', { max_uses: 0 }, 409, 'discount_already_used'],
  ])('that is %s is refused by name', async (what, rules, status, error) => {
    const code = what === 'unknown' ? 'NOSUCHCODE' : await newCode(rules);
    expect(await previewOrder(bob.visitor, { credits: 55, code })).toMatchObject({ status, error });
  });

  test('that just reaches its minimum, country, currency and method is taken', async () => {
    const code = await newCode({
      minimum_order_value: order55,
      currency: 'EUR',
      country: 'DE',
      paymentmethods: ['paypal', 'ideal'],
      expires_at: new Date(Date.now() + 60_000),
      user_id: bob.user.id,
      max_uses: 1,
    });
    const { order: priced } = await previewOrder(bob.visitor, { credits: 55, code, method: 'paypal' });
    expect(priced).toMatchObject({ amount: 5575, discount: { user_id: bob.user.id, country: 'DE' } });
    expect((await previewOrder(bob.visitor, { credits: 55, code, method: 'creditcard' })).error).toBe(
      'discount_method',
    );
    expect((await previewOrder(bob.visitor, { code })).error).toBe('discount_minimum');
  });

  test('brings a method into reach that the full price was too dear for', async () => {
    const code = await newCode({ value_percentage: 30, paymentmethods: ['paysafecard'] });
    const { order: priced } = await previewOrder(bob.visitor, { credits: 55, code });
    expect(priced.amount).toBe(4878);
    expect(priced.methods).toContain('paysafecard');
    expect(priced.package.methods).not.toContain('paysafecard');
  });

  test('of another brand is unknown', async () => {
    const code = await newCode();
    expect((await previewOrder((await premium(vlinder)).visitor, { credits: 55, code })).error).toBe(
      'discount_not_found',
    );
  });

  test('takes no percentage that would leave nothing to pay, and no minimum without its currency', async () => {
    await expect(newCode({ value_percentage: 100 })).rejects.toThrow('discount_percentage');
    await expect(newCode({ minimum_order_value: 1 })).rejects.toThrow('discount_minimum_currency');
  });

  test('is one in any case of its letters', async () => {
    const code = await newCode();
    await expect(newCode({ code: code.toLowerCase() })).rejects.toThrow('discount_code_of_a_brand');
  });
});

describe('without a code the active discount lowers an order', () => {
  test('the time bonus, for four hours, then nothing, silently', async () => {
    const alice = await unconfirmed('Alice');
    const first = await previewOrder(alice.visitor, { credits: 6 });
    expect(first.order).toMatchObject({ amount: 749, discount: { code: 'TIMEBONUS25', kind: 'time_bonus' } });
    await signedUpAgo(alice, 14_401);
    const later = await previewOrder(alice.visitor, { credits: 6 });
    expect(later).toMatchObject({ status: 200, order: { amount: 999, discount: null } });
    expect((await previewOrder(alice.visitor, { credits: 6, code: 'TIMEBONUS25' })).error).toBe(
      'discount_expired',
    );
    expect((await previewOrder(alice.visitor, { credits: 6, code: 'WELCOME25' })).error).toBe(
      'discount_expired',
    );
  });

  test('the welcome discount where the brand runs no time bonus, until its own end', async () => {
    const alice = await unconfirmed('Alice', {}, gnista);
    await signedUpAgo(alice, 14_401);
    const { order: priced } = await previewOrder(alice.visitor, { credits: 6 });
    expect(priced).toMatchObject({ amount: 749, discount: { code: 'WELCOME25', kind: 'welcome' } });
    const { rows } = await database.query<{ expires: Date }>(
      `select expires_at as expires from discount_codes where brand_id = 'gnista' and kind = 'welcome'`,
    );
    expect(priced.discount?.expires).toBe(rows[0]?.expires.toISOString());
  });

  test('none for a buyer', async () => {
    expect((await previewOrder((await premium()).visitor, { credits: 6 })).order).toMatchObject({
      amount: 999,
      discount: null,
    });
  });

  test('silently none where it does not fit the order', async () => {
    const alice = await unconfirmed('Alice');
    const bound = `update discount_codes set country = $1 where brand_id = 'herzfunke' and kind = 'time_bonus'`;
    await database.query(bound, ['AT']);
    try {
      expect(await previewOrder(alice.visitor, { credits: 6 })).toMatchObject({
        status: 200,
        order: { amount: 999, discount: null },
      });
      expect((await previewOrder(alice.visitor, { credits: 6, code: 'TIMEBONUS25' })).error).toBe(
        'discount_country',
      );
    } finally {
      await database.query(bound, [null]);
    }
  });
});

describe('a goodbye discount', () => {
  const offer = ({ visitor }: Person) =>
    visitor.call<{ discountcode: DiscountCode | null }>('POST /api/discountcode.php');
  const begin = ({ visitor }: Person) => visitor.call('PUT /api/account-deletion.php');

  test('is only for members deleting their account', async () => {
    const alice = await confirmed('Alice');
    expect((await offer(alice)).body.discountcode).toBeNull();
    expect((await begin(alice)).status).toBe(200);
    expect((await offer(alice)).body.discountcode?.kind).toBe('goodbye');
    const bob = await confirmed('Bob');
    await begin(bob);
    await database.query(
      `update users set deletion_started_at = deletion_started_at - interval '1 hour' where id = $1`,
      [bob.user.id],
    );
    expect((await offer(bob)).body.discountcode).toBeNull();
    const { rows } = await database.query('select 1 from discount_codes where user_id = $1', [bob.user.id]);
    expect(rows).toEqual([]);
  });

  test('is created once for a leaving member, by the company’s settings, and only theirs', async () => {
    const alice = await confirmed('Alice');
    await begin(alice);
    const [one, again] = await Promise.all([offer(alice), offer(alice)]);
    expect(one.body.discountcode).toMatchObject({
      kind: 'goodbye',
      value_percentage: 25,
      user_id: alice.user.id,
      expired: false,
    });
    expect(again.body.discountcode?.code).toBe(one.body.discountcode?.code);
    const code = one.body.discountcode?.code ?? '';
    expect((await previewOrder(alice.visitor, { code })).order.amount).toBe(3449);
    expect((await previewOrder((await premium()).visitor, { code })).error).toBe('discount_not_found');
  });

  test('is over after a day and is not rebuilt', async () => {
    const alice = await confirmed('Alice');
    await begin(alice);
    const { body } = await offer(alice);
    const expires = new Date(body.discountcode?.expires ?? 0).getTime();
    expect(Math.abs(expires - Date.now() - 86_400_000)).toBeLessThan(60_000);
    await database.query(
      `update discount_codes set expires_at = now() - interval '1 second' where code = $1`,
      [body.discountcode?.code],
    );
    expect((await offer(alice)).body.discountcode).toBeNull();
  });
});
