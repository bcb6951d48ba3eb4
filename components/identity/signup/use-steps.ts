import { useEffect, useState } from 'react';

type StepState = { signupStep?: number; signupDepth?: number };

const stateOf = () => (window.history.state ?? {}) as StepState;

/**
 * The step of the signup, one entry of the browser's history each: its back button walks through the questions.
 * Entries of an earlier visit of the page are unknown, so `back` only steps through those made here.
 */
export function useSteps(): {
  step: number;
  show: (step: number) => void;
  next: () => void;
  back: () => void;
} {
  const [step, setStep] = useState(0);

  useEffect(() => {
    const follow = (event: PopStateEvent) => setStep(((event.state ?? {}) as StepState).signupStep ?? 0);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const show = (wanted: number) => {
    window.history.replaceState({ ...window.history.state, signupStep: wanted }, '');
    setStep(wanted);
  };
  const next = () => {
    const depth = stateOf().signupDepth ?? 0;
    window.history.pushState({ ...window.history.state, signupStep: step + 1, signupDepth: depth + 1 }, '');
    setStep(step + 1);
  };
  const back = () => {
    if ((stateOf().signupDepth ?? 0) > 0) window.history.back();
    else show(step - 1);
  };
  return { step, show, next, back };
}
