'use client';

// Keeps what is written in a field for the signup. It is an island because this browser alone keeps it; what does so
// comes when the page stands.

import { useEffect } from 'react';

type KeepMessageProps = {
  /** Profile id of the member. */ id: number;
  /** Id of the field. */ field: string;
};

export function KeepMessage({ id, field }: KeepMessageProps) {
  useEffect(() => {
    const gone = new AbortController();
    import('./keep-message.ts').then(
      ({ keepMessage }) => keepMessage(id, document.getElementById(field), gone.signal),
      () => undefined,
    );
    return () => gone.abort();
  }, [id, field]);
  return null;
}
