import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { saveSignupMessage, loadSignupMessage } from '#lib/rules/identity/signup-message.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

type Writing = {
  body: string;
  write: (body: string) => void;
  /** The field it is written in. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** A first message to a member by somebody without an account: kept in this browser, and there again after a reload. */
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
    // What was typed before this script came counts more than what was kept.
    const typed = fieldRef.current?.value;
    if (typed) write(typed);
    else setBody(loadSignupMessage(browserStorage, id, Date.now()));
  }, [id, write]);
  return { body, write, fieldRef };
}
