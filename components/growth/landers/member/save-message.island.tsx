'use client';

// Stores a field's text for the signup, and restores it. An island because only this browser stores it.

import { useEffect } from 'react';
import { browserStorage } from '#lib/browser/storage/storage.ts';
import { loadSignupMessage, saveSignupMessage } from '#lib/rules/identity/signup-message.ts';

type SaveMessageProps = {
  /** Profile id. */
  id: number;
  /** Id of the field. */
  field: string;
};

export function SaveMessage({ id, field }: SaveMessageProps) {
  useEffect(() => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLTextAreaElement)) return;
    const save = () => saveSignupMessage(browserStorage, { id, body: input.value }, Date.now());
    // Text typed before this script loaded wins over the stored one.
    if (input.value) save();
    else input.value = loadSignupMessage(browserStorage, id, Date.now());
    input.addEventListener('input', save);
    return () => input.removeEventListener('input', save);
  }, [id, field]);
  return null;
}
