const maxEdits = 3;
/** Characters that may change in total, or half of a longer text: enough for a correction, not for a second message. */
const minChange = 20;

/** Number of characters between the common prefix and suffix of two texts. */
export function changedCharacters(before: string, after: string): number {
  const [from, to] = [Array.from(before), Array.from(after)];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  return Math.max(from.length, to.length) - start - end;
}

export function mayEdit(
  { body, edits, edited }: { body: string; edits: number; edited: number },
  characters: number,
): boolean {
  const maxChange = Math.max(minChange, Math.floor(Array.from(body).length / 2));
  return edits < maxEdits && edited + characters <= maxChange;
}
