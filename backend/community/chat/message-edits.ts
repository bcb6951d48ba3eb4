/** How often a message can be changed. */
const maxEdits = 3;
/** So many characters may change in all, or half of a longer text: a correction, not a second message. */
const minChange = 20;

/** Characters between what the two texts begin and end with alike. */
export function changedCharacters(before: string, after: string): number {
  const [from, to] = [Array.from(before), Array.from(after)];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  return Math.max(from.length, to.length) - start - end;
}

/** Whether a text that has been changed so often and so much may be changed by so many characters more. */
export function mayEdit(
  { body, edits, edited }: { body: string; edits: number; edited: number },
  characters: number,
): boolean {
  const maxChange = Math.max(minChange, Math.floor(Array.from(body).length / 2));
  return edits < maxEdits && edited + characters <= maxChange;
}
