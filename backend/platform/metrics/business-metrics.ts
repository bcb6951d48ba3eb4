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

export function countSignup(brand: string, state: 'opened' | 'confirmed'): void {
  signups.inc({ brand, state });
}

export type CountedState = 'completed' | 'failed' | 'cancelled' | 'reversed' | 'refused';

/** Counts a reported payment state; `refused` matches no order and needs attention. */
export function countPayment(brand: string, state: CountedState): void {
  payments.inc({ brand, state });
}
