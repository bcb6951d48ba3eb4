/** Maximum nesting of lists and objects in a body; the contract's calls need five. */
export const deepestJson = 32;

const quote = 0x22;
const backslash = 0x5c;

/** Whether JSON text nests deeper than that. Scans without parsing or recursion, in linear time. */
export function isTooDeep(text: string, deepest = deepestJson): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at++;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    // The bracket pairs [ { and ] } differ by the same bit.
    else if ((code | 0x20) === 0x7b && ++depth > deepest) return true;
    else if ((code | 0x20) === 0x7d) depth--;
  }
  return false;
}
