import { refusalOf } from './smtp-refusal.ts';

/** A mail that the server did not take. Its text holds codes alone: the server's own words may repeat the address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** What the server has refused for good; null: it may work later. */
  readonly refusal: 'address' | 'mail' | null;

  constructor(message: string, refusal: 'address' | 'mail' | null) {
    super(message);
    this.refusal = refusal;
  }
}

/** What became of a mail, from what nodemailer threw. */
export function mailNotSent(error: unknown): MailNotSent {
  const given = error as { code?: string; command?: string; responseCode?: number; response?: string };
  const { code = 'unknown', responseCode } = given;
  return new MailNotSent(`Mail not sent: ${code} ${responseCode ?? ''}`.trim(), refusalOf(given));
}

const away = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET']);

/** Whether the server could not be spoken with at all, so that the next mail would fare alike. */
export function isServerAway(error: unknown): boolean {
  const { code = '', command } = error as { code?: string; command?: string };
  return away.has(code) || command === 'CONN';
}
