import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail } from '../../backend/outreach/mail/mailbox/mail-store.ts';
import { stackAddress } from './stack.ts';

/** All mails to an address, newest first. */
export async function listMails(to: string): Promise<Mail[]> {
  const url = `http://127.0.0.1:${stackAddress().mailboxPort}/mails?to=${encodeURIComponent(to)}`;
  return (await (await fetch(url)).json()) as Mail[];
}

/**
 * The newest mail to an address, once it has come.
 * @throws {Error} when none has within the time (milliseconds)
 */
export async function waitForMail(
  to: string,
  { subject, timeoutMs = 15_000 }: { subject?: RegExp; timeoutMs?: number } = {},
): Promise<Mail> {
  for (const start = Date.now(); Date.now() - start < timeoutMs; await sleep(100)) {
    const found = (await listMails(to)).find((mail) => !subject || subject.test(mail.subject));
    if (found) return found;
  }
  throw new Error(`No mail to ${to} within ${timeoutMs / 1000} s.`);
}

/** The targets of a mail's links, in their order. */
export function linksOf(mail: Mail): string[] {
  const links = [...mail.html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => href ?? '');
  return links.map((link) => link.replaceAll('&amp;', '&'));
}
