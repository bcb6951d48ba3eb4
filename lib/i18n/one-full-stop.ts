/**
 * The text after a value, without the full stop of a sentence that the value has already ended, such as
 * `Vonk Demo B.V.` or `69,00 kr.`
 */
export function textAfter(value: unknown, text: string): string {
  const isEnded = typeof value === 'string' && value.endsWith('.');
  return isEnded && /^\.(?!\.)/.test(text) ? text.slice(1) : text;
}
