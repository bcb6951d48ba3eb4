/** How deep lists and objects may lie in each other in a body; the calls of the contract need five. */
export const deepestJson = 32;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Whether a text of JSON nests deeper than that. It is read without being parsed and without recursion, so that what is
 * refused here costs no more than its length.
 */
export function isTooDeep(text: string, deepest = deepestJson): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at++;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    // Both pairs of brackets differ from each other by the same bit: [ { and ] }.
    else if ((code | 0x20) === 0x7b && ++depth > deepest) return true;
    else if ((code | 0x20) === 0x7d) depth--;
  }
  return false;
}
