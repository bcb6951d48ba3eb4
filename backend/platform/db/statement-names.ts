/** Maximum number of named statements: each connection keeps their plans. */
const limit = 500;

const names = new Map<string, string>();

/**
 * The name under which a composed statement is prepared, so that the server parses each form once; undefined without
 * parameters, and beyond the limit. Fixed statements have their own names (`statement.ts`).
 */
export function getStatementName(text: string, values: readonly unknown[] | undefined): string | undefined {
  if (!values?.length) return undefined;
  const known = names.get(text);
  if (known) return known;
  if (names.size >= limit) return undefined;
  const name = `composed.${names.size + 1}`;
  names.set(text, name);
  return name;
}
