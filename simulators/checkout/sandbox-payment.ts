import { z } from 'zod';
import { paymentFailures } from '#lib/contract/commerce/payment-methods.ts';

export const sandboxOrderSchema = z.object({
  token: z.uuid(),
  description: z.string().max(140),
  brand: z.string().max(60),
  amount: z.number().int().positive(),
  currency: z.string().length(3),
  method: z.string().max(30),
  locale: z.string().max(5),
  redirect_url: z.url(),
  webhook_url: z.url(),
  expires_at: z.iso.datetime(),
});

export type SandboxOrder = z.infer<typeof sandboxOrderSchema>;

/** A payment event after `after` seconds, and how many webhooks it sends. */
export const stepSchema = z.object({
  after: z.number().min(0).max(86_400).default(0),
  settle: z
    .object({ status: z.enum(['paid', 'failed']), failure: z.enum(paymentFailures).nullable().default(null) })
    .optional(),
  chargeback: z.object({ amount: z.number().int().positive() }).optional(),
  /** Makes the sandbox report a wrong amount from now on. */
  tell: z.object({ amount: z.number().int(), currency: z.string().length(3) }).optional(),
  webhooks: z.number().int().min(0).max(10).default(1),
});

export type Step = z.output<typeof stepSchema>;

export type SandboxPayment = SandboxOrder & {
  id: string;
  created_at: string;
  status: 'open' | 'paid' | 'failed';
  failure: (typeof paymentFailures)[number] | null;
  refunds: { id: string; key: string; amount: number }[];
  chargebacks: { id: string; amount: number }[];
};

export type Entry =
  | { type: 'created'; payment: SandboxPayment }
  | { type: 'planned'; id: string; plan: string; due: string; step: Step }
  | { type: 'stepped'; id: string; plan: string; step: Step; chargeback?: string }
  | { type: 'expired'; id: string }
  | { type: 'cancelled'; id: string }
  | { type: 'refunded'; id: string; refund: string; key: string; amount: number };

/** A payment after a log entry; settled payments do not change. */
export function afterEntry(
  payment: SandboxPayment,
  entry: Exclude<Entry, { type: 'created' | 'planned' }>,
): SandboxPayment {
  const isOpen = payment.status === 'open';
  if (entry.type === 'expired')
    return isOpen ? { ...payment, status: 'failed', failure: 'expired' } : payment;
  if (entry.type === 'cancelled')
    return isOpen ? { ...payment, status: 'failed', failure: 'cancelled' } : payment;
  if (entry.type === 'refunded') {
    const { refund, key, amount } = entry;
    return { ...payment, refunds: [...payment.refunds, { id: refund, key, amount }] };
  }
  const { settle, chargeback, tell } = entry.step;
  const settled = settle && isOpen ? { ...payment, ...settle } : payment;
  const charged =
    chargeback && entry.chargeback && settled.status === 'paid'
      ? [...settled.chargebacks, { id: entry.chargeback, amount: chargeback.amount }]
      : settled.chargebacks;
  return { ...settled, chargebacks: charged, ...tell };
}
