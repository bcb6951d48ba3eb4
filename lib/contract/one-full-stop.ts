/**
 * What stands in a text for a place that is followed by a full stop or by nothing: a value that ends with one, such as
 * `Vonk Demo B.V.` or `69,00 kr.`, ends the sentence as well.
 */
export function withFullStop(value: string | number, stop: string): string {
  const text = String(value);
  return text.endsWith('.') ? text : text + stop;
}
