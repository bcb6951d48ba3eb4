import { Counter } from 'prom-client';
import { registry } from './registry.ts';

const signups = new Counter({
  name: 'vonk_backend_signups_total',
  help: 'Accounts that were opened, and those whose address was confirmed',
  labelNames: ['brand', 'state'],
  registers: [registry],
});
const payments = new Counter({
  name: 'vonk_backend_payments_total',
  help: 'Payments by what became of them',
  labelNames: ['brand', 'state'],
  registers: [registry],
});

/** Counts a step of a signup. */
export function countSignup(brand: string, state: 'opened' | 'confirmed'): void {
  signups.inc({ brand, state });
}

export type CountedState = 'completed' | 'failed' | 'cancelled' | 'reversed' | 'refused';

/** Counts what the provider said of a payment; `refused` fits no order, and somebody has to look at it. */
export function countPayment(brand: string, state: CountedState): void {
  payments.inc({ brand, state });
}
