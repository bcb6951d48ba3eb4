import { getDiscountCode } from '#lib/contract/commerce/discounts.ts';
import { getOrder } from '#lib/contract/commerce/orders.ts';
import { listPackages } from '#lib/contract/commerce/packages.ts';
import { refused, type Check } from '../check.ts';
import { requireAnswer, holds, same } from '../judge.ts';
import type { Member } from '../world.ts';

/** `docs/specification.md` §9. */
const welcomePercentage = 25;

const ask = ({ caller }: Member, query: Record<string, string>) =>
  caller.call('GET /api/discountcode.php', { query });

/** Discounts and orders: `discountcode.php`, and `docs/specification.md` §8 on payments. */
export const payingChecks: Check[] = [
  {
    name: 'A code that may be used is answered with what it takes off',
    async run(world) {
      const { usable } = world.accounts.codes;
      const reply = await ask(await world.member('member'), { code: usable });
      const { discountcode: found } = requireAnswer(getDiscountCode, reply);
      same('The code is', found.code, usable);
      same('The code is over', found.expired, false);
      same('The code is', found.status, 'active');
    },
  },
  refused('An unknown code is refused by name', 'discount_not_found', async (world) =>
    ask(await world.member('member'), { code: 'NO-SUCH-CODE' }),
  ),
  refused('A used code is refused by name', 'discount_already_used', async (world) =>
    ask(await world.member('member'), { code: world.accounts.codes.used }),
  ),
  refused('An expired code is refused by name', 'discount_expired', async (world) =>
    ask(await world.member('member'), { code: world.accounts.codes.expired }),
  ),
  {
    name: `The welcome discount of a newcomer takes off ${welcomePercentage} percent, for a while`,
    async run(world) {
      const reply = await ask(await world.newcomer(), { welcome: 'true' });
      const { discountcode: found } = requireAnswer(getDiscountCode, reply);
      same('The kind is', found.kind, 'welcome');
      same('It takes off', found.value_percentage, welcomePercentage);
      holds((found.validity ?? 0) > 0, `It is valid for ${found.validity} seconds`);
    },
  },
  refused('An order with a total other than the price is refused', 'price_changed', async (world) => {
    const { caller } = await world.member('member');
    const { order } = await firstOrder(world.accounts.home.country, caller);
    const body = {
      package_id: order.package.id,
      country: order.country,
      method: order.methods[0],
      code: null,
      amount: order.list_amount + 1,
      begin_at_once: true,
    };
    return caller.call('POST /api/payment.php', { body });
  }),
  refused('A blocked member cannot pay by direct debit', 'direct_debit_blocked', async (world) => {
    const { caller } = await world.member('barred');
    const { order } = await firstOrder(world.accounts.home.country, caller);
    const body = {
      account_holder: 'Mara Muster',
      iban: 'DE89370400440532013000',
      street: 'Hauptstraße',
      house_number: '12a',
      postal_code: '50667',
      city: 'Köln',
      mobile: '+4915112345678',
      consent: true,
      package_id: order.package.id,
      country: 'DE',
      code: null,
    };
    return caller.call('POST /api/direct-debit-code.php', { body });
  }),
];

async function firstOrder(country: string, caller: Member['caller']) {
  const { packages } = requireAnswer(
    listPackages,
    await caller.call('GET /api/packages.php', { query: { country } }),
  );
  const id = packages[0]?.id ?? 0;
  return requireAnswer(
    getOrder,
    await caller.call('GET /api/order.php', { query: { package_id: id, country } }),
  );
}
