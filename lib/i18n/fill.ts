/**
 * Puts values into a text such as `Like {name}`, for islands that get their few words as props instead of a whole
 * translator. Plurals are for the translator.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
