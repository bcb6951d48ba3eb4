/** With the flag `u`, `\p{Surrogate}` matches only unpaired surrogates. */
const broken = /[\0\p{Surrogate}]/u;

/**
 * Path of the first text in a validated input that cannot be stored: PostgreSQL refuses NUL, and unpaired surrogates
 * would be replaced. Null if all texts are valid.
 */
export function findBrokenText(input: unknown, path = ''): string | null {
  if (typeof input === 'string') return broken.test(input) ? path : null;
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = findBrokenText(value, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
