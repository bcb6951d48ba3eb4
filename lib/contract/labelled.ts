/** `name: text` on one line; French has a space before the colon. */
export function labelled(locale: string, name: string, text: string): string {
  return `${name}${locale === 'fr' ? '\u202f' : ''}: ${text}`;
}
