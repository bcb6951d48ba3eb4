/**
 * A value in a sentence that may end with it: a value ending in a full stop, such as `Vonk Demo B.V.` or `69,00 kr.`,
 * also ends the sentence.
 */
export function withFullStop(value: string | number, stop: string): string {
  const text = String(value);
  return text.endsWith('.') ? text : text + stop;
}
