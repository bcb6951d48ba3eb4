/** What nodemailer says of a mail that was not taken. */
export type SmtpError = {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
};

/**
 * Whether a server has refused a mail for good: its `address`, or the `mail` as it is. Null for what may work later: no
 * answer, 4xx, and a 5xx that is about our server or login and not about this mail.
 */
export function refusalOf({ command, responseCode, response }: SmtpError): 'address' | 'mail' | null {
  if (responseCode === undefined || responseCode < 500) return null;
  if (command !== 'RCPT TO' && command !== 'DATA') return null;
  // Enhanced status codes (RFC 3463): x.0, x.1 and x.2 are about the address and its mailbox, the rest about the way and the content.
  const subject = /^\d{3}[ -]5\.(\d{1,3})\.\d{1,3}\b/.exec(response ?? '')?.[1];
  const isAboutAddress = subject === undefined ? command === 'RCPT TO' : Number(subject) <= 2;
  return isAboutAddress ? 'address' : 'mail';
}
