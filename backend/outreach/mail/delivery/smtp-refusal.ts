/** What nodemailer says of a mail that was not taken. */
export type SmtpError = {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
};

/**
 * What a server speaks of that does not take a mail: an `address` that will not come back; a `mailbox` that may (full,
 * switched off, or said in words alone); this `mail`; or the `sender`, which is our own fault and nobody else's.
 */
export type Refusal = 'address' | 'mailbox' | 'mail' | 'sender';

/** Enhanced status codes (RFC 3463) of an address that will not come back; 5.1.10 is a domain that takes no mail (RFC 7505). */
const gone = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);
/** Of a size: of this mail, or of mails altogether. */
const tooLarge = new Set(['5.2.3', '5.3.4']);
/** So general that the words beside them say more; 5.7.1 is a blocklist as well as the content. */
const general = new Set(['', '5.0.0', '5.1.0', '5.2.0', '5.3.0', '5.7.0', '5.7.1']);

const saysLater =
  /gr[ae]y-?\s?list|try (?:it )?again|tr(?:y|ied) later|temporar|come back|too (?:many|much|fast)/i;
const saysSender =
  /sender|return.?path|mail from\b|(?:block|black|deny).?list|blocked (?:using|by|for|from|due)|\b(?:host|ip|server|network|client)\b.{0,80}\b(?:blocked|rejected|denied|banned)|spamhaus|spamcop|barracuda|sorbs|dnsbl|\brbl|reputation|\b(?:spf|dkim|dmarc|ptr|rdns|helo|ehlo)\b|reverse.?dns|\brelay|unauthenticated|authenticat/i;
const saysSize = /\bsize\b|too (?:large|big)/i;
const saysMailbox = /mailbox|quota|storage|\bfull\b/i;

/** Null for what may work later by itself: no answer, 4xx, greylisting however it is coded, a server that is not ready. */
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

/** Undefined where the words tell nothing. */
function refusalInWords(words: string): Refusal | null | undefined {
  if (saysLater.test(words)) return null;
  if (saysSender.test(words)) return 'sender';
  if (saysMailbox.test(words)) return 'mailbox';
  return saysSize.test(words) ? 'mail' : undefined;
}

function refusalByStatus(status: string, command: string): Refusal {
  const [, subject = '', detail = ''] = status.split('.');
  if (status === '5.1.7' || status === '5.1.8') return 'sender';
  // Delivery protocol and content: what was handed over, and not to whom.
  if (subject === '5' || subject === '6') return 'mail';
  if (subject !== '7') return 'mailbox';
  // A policy that knows no text yet is about who sends; later 5.7.0 and 5.7.1 are about the text, the others about our signatures.
  return command === 'DATA' && Number(detail) <= 1 ? 'mail' : 'sender';
}
