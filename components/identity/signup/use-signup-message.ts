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

type StageState = { signupMessageDone?: boolean };

const isDone = (state: unknown) => ((state ?? {}) as StageState).signupMessageDone === true;

type Stage = {
  /** Whether the message is being written; otherwise the questions show. */
  isWriting: boolean;
  /** Whether the questions have started; they stay mounted with their input. */
  hasStarted: boolean;
  start: () => void;
  rewrite: () => void;
};

/** Message and questions are two history entries, so that the back button moves between them. */
export function useMessageStage(): Stage {
  const [isWriting, setWriting] = useState(true);
  const [hasStarted, setBegun] = useState(false);

  useEffect(() => {
    const follow = (state: unknown) => {
      setWriting(!isDone(state));
      if (isDone(state)) setBegun(true);
    };
    // After a reload the history entry still has the stage.
    follow(window.history.state);
    const onPop = (event: PopStateEvent) => follow(event.state);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const start = () => {
    window.history.pushState({ ...window.history.state, signupMessageDone: true }, '');
    setBegun(true);
    setWriting(false);
  };
  const rewrite = () => {
    window.history.replaceState({ ...window.history.state, signupMessageDone: false }, '');
    setWriting(true);
  };
  return { isWriting, hasStarted, start, rewrite };
}
