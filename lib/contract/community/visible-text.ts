/** No space, no control, no mark without a letter under it, no character without a shape of its own. */
const visible =
  /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{White_Space}\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{NChar}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/u;

/** Whether a reader sees anything of a text: it is more than spaces and characters without a shape. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/** Characters that an answer shows of the text it quotes. */
export const excerptLength = 140;

let letters: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most so many code points, cut between two characters as people see them: no flag, family or
 * marked letter is cut in two. One that is longer by itself is cut all the same.
 */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  let [count, end] = [0, 0];
  // Twice as many units hold all code points that count.
  letters ??= new Intl.Segmenter();
  for (const { segment, index } of letters.segment(text.slice(0, 2 * max + 2))) {
    count += Array.from(segment).length;
    if (count > max) return end > 0 ? text.slice(0, end) : Array.from(segment).slice(0, max).join('');
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Likewise with an ellipsis where something was cut off, which counts as well. */
export function shortened(text: string, max: number): string {
  const fits = truncateText(text, max) === text;
  return fits ? text : `${truncateText(text, max - 1)}…`;
}

/** A text without what shows it in another order than it is judged in. */
export const inOrder = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** A text in order and without the spaces around it; empty where there is nothing to see. */
export const trimText = (text: string): string => (hasVisibleText(text) ? inOrder(text).trim() : '');
