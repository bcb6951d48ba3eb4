import { useEffect, useState } from 'react';

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
