'use client';

// Stores a field's text for the signup. An island because only this browser stores it; the code loads after the page.

import { useEffect } from 'react';

type SaveMessageProps = {
  /** Profile id. */ id: number;
  /** Id of the field. */ field: string;
};

export function SaveMessage({ id, field }: SaveMessageProps) {
  useEffect(() => {
    const gone = new AbortController();
    import('./save-message.ts').then(
      ({ saveMessage: keepMessage }) => keepMessage(id, document.getElementById(field), gone.signal),
      () => undefined,
    );
    return () => gone.abort();
  }, [id, field]);
  return null;
}
