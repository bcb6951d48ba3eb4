/** Neither a space, a control character, a mark without a base letter, nor a character without a glyph. */
const visible =
  /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{White_Space}\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{NChar}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/u;

/** Whether a text has anything visible, beyond spaces and characters without a glyph. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/** Maximum characters of a quoted text in a reply. */
export const excerptLength = 140;

let letters: Intl.Segmenter | undefined;

/**
 * The start of a text, at most `max` code points, cut between graphemes: flags, families and marked letters stay whole.
 * A single longer grapheme is cut.
 */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  let [count, end] = [0, 0];
  // Twice as many units contain all relevant code points.
  letters ??= new Intl.Segmenter();
  for (const { segment, index } of letters.segment(text.slice(0, 2 * max + 2))) {
    count += Array.from(segment).length;
    if (count > max) return end > 0 ? text.slice(0, end) : Array.from(segment).slice(0, max).join('');
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Shortens a text to `max` characters, including the ellipsis. */
export function shortened(text: string, max: number): string {
  const fits = truncateText(text, max) === text;
  return fits ? text : `${truncateText(text, max - 1)}…`;
}

/** A text without characters that change its visual order. */
export const inOrder = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** A trimmed text in logical order; empty if nothing is visible. */
export const trimText = (text: string): string => (hasVisibleText(text) ? inOrder(text).trim() : '');
