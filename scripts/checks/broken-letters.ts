/**
 * What is left of letters whose bytes were read in a wrong way: control characters, the sign for what could not be read, and
 * pairs that UTF-8 makes when it is taken for Latin-1 or Windows-1252.
 */
const broken = /(?![\t\r\n])\p{Cc}|\ufffd|[ÂÃÄÅâ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]/u;

/** Where a source has such letters. */
export function findBrokenLetters(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = broken.exec(line);
    if (!found) return [];
    const excerpt = line.slice(Math.max(0, found.index - 10), found.index + 10).trim();
    return [`${path}:${at + 1} has broken letters: ${JSON.stringify(excerpt)}`];
  });
}
