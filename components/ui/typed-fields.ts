/** Fields that somebody has typed or chosen in since this page began, and not sent. */
export const typedFields = new Set<Element>();

const note = ({ target }: Event): void => {
  if (target instanceof Element) typedFields.add(target);
};

const forget = ({ target }: Event): void => {
  for (const field of typedFields)
    if (target instanceof Node && target.contains(field)) typedFields.delete(field);
};

let isListening = false;

/** Begins to note them, with the first script of the page: what asks for them comes later. */
export function recordTyping(): void {
  if (isListening) return;
  isListening = true;
  // What was typed before the page could listen.
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  ))
    if (field.value !== field.defaultValue) typedFields.add(field);
  document.addEventListener('input', note);
  document.addEventListener('submit', forget);
}
