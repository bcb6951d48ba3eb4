/** With the flag `u` only a surrogate without its other half counts as one. */
const broken = /[\0\p{Surrogate}]/u;

/**
 * Where in a validated input the first text stands that cannot be kept: PostgreSQL refuses NUL, and half of a
 * surrogate pair would come back as another character. Null when all texts are whole.
 */
export function pathOfBrokenText(input: unknown, path = ''): string | null {
  if (typeof input === 'string') return broken.test(input) ? path : null;
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = pathOfBrokenText(value, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
