import { saveSignupMessage, loadSignupMessage } from '#lib/rules/identity/signup-message.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

/** Stores the field's text for the member with this profile id, and restores it. */
export function saveMessage(id: number, field: HTMLElement | null, gone: AbortSignal): void {
  if (!(field instanceof HTMLTextAreaElement) || gone.aborted) return;
  const keep = () => saveSignupMessage(browserStorage, { id, body: field.value }, Date.now());
  // Text typed before this script loaded wins over the stored one.
  if (field.value) keep();
  else field.value = loadSignupMessage(browserStorage, id, Date.now());
  field.addEventListener('input', keep, { signal: gone });
}
