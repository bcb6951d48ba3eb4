import { Counter, Gauge } from 'prom-client';
import type { DeliveryStatus } from '../db/schema/mail.ts';
import { registry } from './registry.ts';

const mails = new Counter({
  name: 'vonk_backend_mails_total',
  help: 'Tries to send a mail by how they ended',
  labelNames: ['mail', 'brand', 'state'],
  registers: [registry],
});

export function countMail(mail: string, brand: string | undefined, status: DeliveryStatus): void {
  mails.inc({ mail, brand: brand ?? 'unknown', state: status });
}

const refusals = new Counter({
  name: 'vonk_backend_mail_refusals_total',
  help: 'Refusals of mail servers by what they speak of',
  labelNames: ['of'],
  registers: [registry],
});
const stopped = new Gauge({
  name: 'vonk_backend_mails_stopped',
  help: '1 while no mail is sent because servers refuse us',
  registers: [registry],
});

/** Counts a refusal of an address, a mailbox, a mail or the sender. */
export function countRefusal(of: 'address' | 'mailbox' | 'mail' | 'sender'): void {
  refusals.inc({ of });
}

/** Reports whether a wave of refusals has stopped all mails. */
export function reportStandstill(isStopped: boolean): void {
  stopped.set(isStopped ? 1 : 0);
}
