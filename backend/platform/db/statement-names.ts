/** As many composed texts have names: each connection keeps the plans of those that it met. */
const limit = 500;

const names = new Map<string, string>();

/**
 * The name under which a composed statement is prepared, so that the server parses each of its forms once; undefined for
 * what has no parameters, and for forms beyond the limit. Fixed statements bring theirs (`statement.ts`).
 */
export function nameOfText(text: string, values: readonly unknown[] | undefined): string | undefined {
  if (!values?.length) return undefined;
  const known = names.get(text);
  if (known) return known;
  if (names.size >= limit) return undefined;
  const name = `composed.${names.size + 1}`;
  names.set(text, name);
  return name;
}
