'use client';

// Keeps what is written in a field for the signup. It is an island because this browser alone keeps it; what does so
// comes when the page stands.

import { useEffect } from 'react';

type SaveMessageProps = {
  /** Profile id of the member. */ id: number;
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
