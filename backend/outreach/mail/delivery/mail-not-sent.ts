import { classifyRefusal, type Refusal, type SmtpError } from './smtp-refusal.ts';

export type { Refusal };

/** A mail that the server did not accept. The message omits the server's text, which may repeat the address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** What the server refused; null: a retry may succeed. */
  readonly refusal: Refusal | null;

  constructor(message: string, refusal: Refusal | null) {
    super(message);
    this.refusal = refusal;
  }
}

const away = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET']);

/** Converts an error of nodemailer. */
export function mailNotSent(error: unknown): MailNotSent {
  const given = error as SmtpError & { message?: string };
  const { code = 'unknown', responseCode, response = '' } = given;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // Without a response the message is local and only about the connection.
  const why = responseCode === undefined && away.has(code) ? given.message : undefined;
  const reason = [code, responseCode, status, why].filter((each) => each !== undefined).join(' ');
  return new MailNotSent(`Mail not sent: ${reason}`, classifyRefusal(given));
}

/** Whether the server was unreachable, so that the next mail would fail too. */
export function isServerAway(error: unknown): boolean {
  const { code = '', command } = error as { code?: string; command?: string };
  return away.has(code) || command === 'CONN';
}
