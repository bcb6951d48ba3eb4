/** What an address in a log line is told from what stands around it by. */
const around = /([\s<>"'`(),:;=]+)/;

/** A text with "(address)" in place of each mail address. Takes linear time, whatever the text. */
export function withoutAddresses(text: string): string {
  if (!text.includes('@')) return text;
  return text
    .split(around)
    .map((part) => (part.slice(1, -1).includes('@') ? '(address)' : part))
    .join('');
}
