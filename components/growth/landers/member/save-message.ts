import { saveSignupMessage, loadSignupMessage } from '#lib/rules/identity/signup-message.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

/** Keeps what is written in the field to the member with this profile id, and brings back what was. */
export function saveMessage(id: number, field: HTMLElement | null, gone: AbortSignal): void {
  if (!(field instanceof HTMLTextAreaElement) || gone.aborted) return;
  const keep = () => saveSignupMessage(browserStorage, { id, body: field.value }, Date.now());
  // What was typed before this script came counts more than what was kept.
  if (field.value) keep();
  else field.value = loadSignupMessage(browserStorage, id, Date.now());
  field.addEventListener('input', keep, { signal: gone });
}
