/** A text with its `{name}` places filled; values are taken literally, unknown places stay as they are. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([a-z_]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
