/**
 * Signs of wrongly decoded text: control characters, the replacement character, and pairs from UTF-8 read as Latin-1
 * or Windows-1252.
 */
const broken = /(?![\t\r\n])\p{Cc}|\ufffd|[ÂÃÄÅâ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]/u;

/** Finds wrongly decoded letters in a source. */
export function findBrokenLetters(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = broken.exec(line);
    if (!found) return [];
    const excerpt = line.slice(Math.max(0, found.index - 10), found.index + 10).trim();
    return [`${path}:${at + 1} has broken letters: ${JSON.stringify(excerpt)}`];
  });
}
