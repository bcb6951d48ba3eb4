import type { Mail } from '../../simulators/mailbox/mail-store.ts';
import { stackAddress } from './stack.ts';
import { eventually } from './until.ts';

/** All mails to an address, newest first. */
export async function listMails(to: string): Promise<Mail[]> {
  const url = `http://127.0.0.1:${stackAddress().mailboxPort}/mails?to=${encodeURIComponent(to)}`;
  return (await (await fetch(url)).json()) as Mail[];
}

/**
 * The newest mail to an address, once it has arrived.
 * @throws {Error} if none arrives in time (milliseconds)
 */
export async function waitForMail(
  to: string,
  { subject, timeoutMs }: { subject?: RegExp; timeoutMs?: number } = {},
): Promise<Mail> {
  const find = async () => (await listMails(to)).find((mail) => !subject || subject.test(mail.subject));
  return eventually(find, timeoutMs).catch((error: unknown) => {
    throw new Error(`No mail to ${to} has come`, { cause: error });
  });
}

/** The targets of a mail's links, in order. */
export function extractLinks(mail: Mail): string[] {
  const links = [...mail.html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => href ?? '');
  return links.map((link) => link.replaceAll('&amp;', '&'));
}
