import type { discountCodes } from '#backend/platform/db/schema/discounts.ts';

type DemoDiscount = Omit<typeof discountCodes.$inferInsert, 'id' | 'brandId'>;

const code = (name: string, valuePercentage: number, changes: Partial<DemoDiscount> = {}): DemoDiscount => ({
  code: name,
  valuePercentage,
  status: 'active',
  paymentmethods: [],
  kind: 'code',
  ...changes,
});

const timeBonus = code('TIMEBONUS25', 25, { kind: 'time_bonus' });
const welcome = code('WELCOME25', 25, { kind: 'welcome' });
const day = 24 * 60 * 60 * 1000;

/** Codes of a demo brand: one for each kind of first-purchase discount, and one for each rule. */
export function demoDiscounts(brandId: string, now: Date): DemoDiscount[] {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const firstPurchase: Record<string, DemoDiscount[]> = {
    vlinder: [timeBonus],
    gnista: [{ ...welcome, expiresAt: inDays(30) }],
  };
  return [
    ...(firstPurchase[brandId] ?? [timeBonus, welcome]),
    code('HELLO10', 10),
    code('BIG15', 15, { minimumOrderValue: 4000, currency: 'EUR' }),
    code('ALPS15', 15, { country: 'CH' }),
    code('PAYPAL15', 15, { paymentmethods: ['paypal'] }),
    code('PAST50', 50, { expiresAt: inDays(-1) }),
    code('FIRST100', 20, { maxUses: 100 }),
  ];
}
