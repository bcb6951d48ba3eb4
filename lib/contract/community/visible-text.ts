/** No space, no control, no mark without a letter under it, no character without a shape of its own. */
const visible =
  /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{White_Space}\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{NChar}\u2800\ufffc\u{1d159}]/u;

/** Whether a reader sees anything of a text: it is more than spaces and characters without a shape. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/** A text without the spaces around it; empty where there is nothing to see. */
export const trimText = (text: string): string => (hasVisibleText(text) ? text.trim() : '');
