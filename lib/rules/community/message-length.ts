/** Characters of a message as the server counts them: without blanks around it, an emoji of one code point as one. */
export function messageLength(text: string): number {
  return [...text.trim()].length;
}
