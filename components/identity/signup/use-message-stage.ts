import { useEffect, useState } from 'react';

type StageState = { signupMessageDone?: boolean };

const isDone = (state: unknown) => ((state ?? {}) as StageState).signupMessageDone === true;

type Stage = {
  /** Whether the message is asked for, or the questions of the signup. */
  isWriting: boolean;
  /** Whether the questions have begun; from then on they stay, with all that was typed into them. */
  hasBegun: boolean;
  begin: () => void;
  rewrite: () => void;
};

/** Message and questions are two entries of the browser's history, so that its back button leads from one to the other. */
export function useMessageStage(): Stage {
  const [isWriting, setWriting] = useState(true);
  const [hasBegun, setBegun] = useState(false);

  useEffect(() => {
    const follow = (state: unknown) => {
      setWriting(!isDone(state));
      if (isDone(state)) setBegun(true);
    };
    // After a reload the entry still says how far it was.
    follow(window.history.state);
    const onPop = (event: PopStateEvent) => follow(event.state);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const begin = () => {
    window.history.pushState({ ...window.history.state, signupMessageDone: true }, '');
    setBegun(true);
    setWriting(false);
  };
  const rewrite = () => {
    window.history.replaceState({ ...window.history.state, signupMessageDone: false }, '');
    setWriting(true);
  };
  return { isWriting, hasBegun, begin, rewrite };
}
