/** Fields edited since the page loaded and not yet sent. */
export const typedFields = new Set<Element>();

const remember = ({ target }: Event): void => {
  if (target instanceof Element) typedFields.add(target);
};

const clear = ({ target }: Event): void => {
  for (const field of typedFields)
    if (target instanceof Node && target.contains(field)) typedFields.delete(field);
};

let isListening = false;

/** Starts recording, in the page's first script: its readers load later. */
export function recordTyping(): void {
  if (isListening) return;
  isListening = true;
  // Input from before the script ran.
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  ))
    if (field.value !== field.defaultValue) typedFields.add(field);
  document.addEventListener('input', remember);
  document.addEventListener('submit', clear);
}
