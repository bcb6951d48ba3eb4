import { classifyRefusal, type Refusal, type SmtpError } from './smtp-refusal.ts';

export type { Refusal };

/** A mail that the server did not take. Its text holds none of the server's own words, which may repeat the address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** What the server's refusal speaks of; null: it may work later. */
  readonly refusal: Refusal | null;

  constructor(message: string, refusal: Refusal | null) {
    super(message);
    this.refusal = refusal;
  }
}

const away = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET']);

/** What became of a mail, from what nodemailer threw. */
export function mailNotSent(error: unknown): MailNotSent {
  const given = error as SmtpError & { message?: string };
  const { code = 'unknown', responseCode, response = '' } = given;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // Where no server answered, the words are those of this machine, about the connection alone.
  const why = responseCode === undefined && away.has(code) ? given.message : undefined;
  const reason = [code, responseCode, status, why].filter((each) => each !== undefined).join(' ');
  return new MailNotSent(`Mail not sent: ${reason}`, classifyRefusal(given));
}

/** Whether the server could not be spoken with at all, so that the next mail would fare alike. */
export function isServerAway(error: unknown): boolean {
  const { code = '', command } = error as { code?: string; command?: string };
  return away.has(code) || command === 'CONN';
}
