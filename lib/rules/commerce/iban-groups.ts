/** An IBAN as people read it: capital letters in groups of four, nothing that no IBAN has. */
export function groupIban(text: string): string {
  return [
    ...plain(text)
      .slice(0, 34)
      .matchAll(/.{1,4}/g),
  ].join(' ');
}

/**
 * Where the caret stands after grouping, so that typing in the middle goes on in the middle. While typing it jumps over
 * the blank behind a full group; while deleting it stays before it, or it would never get past.
 */
export function caretAfterGrouping(text: string, caret: number, isDeleting = false): number {
  const before = groupIban(text.slice(0, caret));
  const typed = plain(before).length;
  const isBeforeBlank = typed > 0 && typed % 4 === 0 && typed < plain(text).length;
  return before.length + (isBeforeBlank && !isDeleting ? 1 : 0);
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
}
