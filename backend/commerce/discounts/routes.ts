import * as contract from '#lib/contract/commerce/discounts.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { getDiscount, getTimeBonus } from './get-discount.ts';
import { offerGoodbye } from './offer-goodbye.ts';

export const discountRoutes = [
  route(contract.getDiscountCode, async ({ db, actor, query, now }) => ({
    discountcode: await getDiscount(db, actor, query, now()),
  })),
  route(contract.offerGoodbye, async ({ db, brand, actor, now }) => ({
    discountcode: await inTransaction(db, (tx) => offerGoodbye(tx, brand, actor.userId, now())),
  })),
  route(contract.getTimeBonus, async ({ db, actor, now }) => {
    const { discountcode, welcome } = await getTimeBonus(db, actor, now());
    return { isVisible: discountcode !== null, discountcode, welcome };
  }),
];
