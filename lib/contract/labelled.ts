/** A name and what it stands for in one line, `name: text`; French parts the colon from the word before it. */
export function labelled(locale: string, name: string, text: string): string {
  return `${name}${locale === 'fr' ? '\u202f' : ''}: ${text}`;
}
