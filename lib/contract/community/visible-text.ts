const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u;

/** Whether a reader sees anything of a text: it is more than spaces and characters without a shape. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/** A text without the spaces around it; empty where there is nothing to see. */
export const trimText = (text: string): string => (hasVisibleText(text) ? text.trim() : '');
