import { Counter } from 'prom-client';
import type { DeliveryState } from '../db/schema/mail-deliveries.ts';
import { registry } from './registry.ts';

const mails = new Counter({
  name: 'vonk_backend_mails_total',
  help: 'Tries to send a mail by how they ended',
  labelNames: ['mail', 'brand', 'state'],
  registers: [registry],
});

/** Counts a try to send a mail. */
export function countMail(mail: string, brand: string | undefined, state: DeliveryState): void {
  mails.inc({ mail, brand: brand ?? 'unknown', state });
}
