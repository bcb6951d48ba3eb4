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

type SmtpError = {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
};

/**
 * The reason for a refusal: an `address` that is gone; a `mailbox` that may recover (full, disabled, or without a
 * clear code); this `mail`; or the `sender`, which is our own fault.
 */
export type Refusal = 'address' | 'mailbox' | 'mail' | 'sender';

/** Enhanced status codes (RFC 3463) of an address that is gone; 5.1.10 is a domain without mail (RFC 7505). */
const gone = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);
/** Size limits, of this mail or in general. */
const tooLarge = new Set(['5.2.3', '5.3.4']);
/** So general that the text is more specific; 5.7.1 is used for blocklists as well as content. */
const general = new Set(['', '5.0.0', '5.1.0', '5.2.0', '5.3.0', '5.7.0', '5.7.1']);

const saysLater =
  /gr[ae]y-?\s?list|try (?:it )?again|tr(?:y|ied) later|temporar|come back|too (?:many|much|fast)/i;
const saysSender =
  /sender|return.?path|mail from\b|(?:block|black|deny).?list|blocked (?:using|by|for|from|due)|\b(?:host|ip|server|network|client)\b.{0,80}\b(?:blocked|rejected|denied|banned)|spamhaus|spamcop|barracuda|sorbs|dnsbl|\brbl|reputation|\b(?:spf|dkim|dmarc|ptr|rdns|helo|ehlo)\b|reverse.?dns|\brelay|unauthenticated|authenticat/i;
const saysSize = /\bsize\b|too (?:large|big)/i;
const saysMailbox = /mailbox|quota|storage|\bfull\b/i;

/** Null for temporary refusals: no answer, 4xx, greylisting with any code, a server that is not ready. */
export function classifyRefusal({ command = '', responseCode, response = '' }: SmtpError): Refusal | null {
  if (responseCode === undefined || responseCode < 500) return null;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
  if (status.startsWith('4.') || status === '5.3.2') return null;
  const words = response.replaceAll(/<[^<>]*>/g, '');
  if (/sender address|bad sender/i.test(words)) return 'sender';
  if (tooLarge.has(status)) return 'mail';
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (isAboutMail && gone.has(status)) return 'address';
  if (general.has(status)) {
    const byWords = refusalInWords(words);
    if (byWords !== undefined) return byWords;
  }
  if (!isAboutMail) return command === 'STARTTLS' || (command === 'CONN' && status === '') ? null : 'sender';
  return refusalByStatus(status, command);
}

/** Undefined if the text is not specific. */
function refusalInWords(words: string): Refusal | null | undefined {
  if (saysLater.test(words)) return null;
  if (saysSender.test(words)) return 'sender';
  if (saysMailbox.test(words)) return 'mailbox';
  return saysSize.test(words) ? 'mail' : undefined;
}

function refusalByStatus(status: string, command: string): Refusal {
  const [, subject = '', detail = ''] = status.split('.');
  if (status === '5.1.7' || status === '5.1.8') return 'sender';
  // Delivery protocol and content: about the mail, not the recipient.
  if (subject === '5' || subject === '6') return 'mail';
  if (subject !== '7') return 'mailbox';
  // A policy applied before the content is about the sender; after it, 5.7.0 and 5.7.1 are about the content, others
  // about our signatures.
  return command === 'DATA' && Number(detail) <= 1 ? 'mail' : 'sender';
}
