import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { saveSignupMessage, loadSignupMessage } from '#lib/rules/identity/signup-message.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

type Writing = {
  body: string;
  write: (body: string) => void;
  /** The message's field. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** A visitor's first message to a member, stored in this browser and restored after a reload. */
export function useSignupMessage(id: number): Writing {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState('');
  const write = useCallback(
    (text: string) => {
      setBody(text);
      saveSignupMessage(browserStorage, { id, body: text }, Date.now());
    },
    [id],
  );
  useEffect(() => {
    // Text typed before this script loaded wins over the stored one.
    const typed = fieldRef.current?.value;
    if (typed) write(typed);
    else setBody(loadSignupMessage(browserStorage, id, Date.now()));
  }, [id, write]);
  return { body, write, fieldRef };
}
