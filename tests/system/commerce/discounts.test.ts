import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, premium, type Person } from '#tests/support/cast.ts';

type Bonus = { isVisible: boolean; discountcode: DiscountCode | null; welcome: boolean };

const fetchBonus = async ({ visitor }: Person) => (await visitor.call<Bonus>('GET /api/timebonus.php')).body;

const fetchCode = ({ visitor }: Person, query: Record<string, string>) =>
  visitor.call<{ discountcode?: DiscountCode; error?: string }>('GET /api/discountcode.php', { query });

const signedUpAgo = ({ user }: Person, seconds: number) =>
  database.query(`update users set signup_date = now() - make_interval(secs => $2) where id = $1`, [
    user.id,
    seconds,
  ]);

test('a free member has the time bonus for four hours after signup, to the second', async () => {
  const alice = await confirmed('Alice');
  const { isVisible, discountcode } = await fetchBonus(alice);
  expect({ isVisible, discountcode }).toMatchObject({
    isVisible: true,
    discountcode: { code: 'TIMEBONUS25', value_percentage: 25, status: 'active', expired: false },
  });
  const end = new Date(discountcode?.expires ?? 0).getTime();
  expect(end - new Date(alice.user.signup_date).getTime()).toBe(14_400_000);
  await signedUpAgo(alice, 14_390);
  expect((await fetchBonus(alice)).isVisible).toBe(true);
  await signedUpAgo(alice, 14_401);
  expect(await fetchBonus(alice)).toEqual({ isVisible: false, discountcode: null, welcome: false });
});

test('the welcome discount is for the first purchase, and ends with the time bonus', async () => {
  const alice = await confirmed('Alice');
  expect((await fetchBonus(alice)).welcome).toBe(true);
  const { body } = await fetchCode(alice, { welcome: 'true' });
  expect(body.discountcode).toMatchObject({ code: 'WELCOME25', value_percentage: 25, status: 'active' });
  expect(body.discountcode?.expires).toBe((await fetchBonus(alice)).discountcode?.expires);
  expect((await fetchCode(await premium(), { welcome: 'true' })).body.error).toBe('discount_not_found');
});

test('unknown and used codes are refused, each in its own way', async () => {
  const alice = await confirmed('Alice');
  const unknown = await fetchCode(alice, { code: 'NOSUCHCODE' });
  expect([unknown.status, unknown.body.error]).toEqual([404, 'discount_not_found']);
  await database.query(
    `insert into discount_uses (discount_id, user_id, used_at) select id, $1, now() from discount_codes
     where brand_id = 'herzfunke' and code = 'WELCOME25'`,
    [alice.user.id],
  );
  const used = await fetchCode(alice, { code: 'welcome25' });
  expect([used.status, used.body.error]).toEqual([409, 'discount_already_used']);
});
