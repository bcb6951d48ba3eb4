import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { MatchAnswers, FinderStep } from '#lib/rules/community/match-answers.ts';
import { answersQuery, finderSteps, readAnswers } from '#lib/rules/community/match-answers.ts';

type FinderState = { finderDepth?: number };

/**
 * Step and answers of the match finder, all of it in the address: a reload keeps it, the browser's back button walks
 * through the questions, and an answer changes the address at once.
 */
export function useFinder(likely: MatchAnswers) {
  const query = useSearchParams();
  const path = usePathname();
  // The address is a moment ahead of what Next knows of it: an answer is drawn at once, for the next one builds on it.
  const [changed, setChanged] = useState<string | null>(null);
  const isAhead = changed !== null && window.location.search === changed;
  const { step, answers } = readAnswers(isAhead ? new URLSearchParams(changed) : query, likely);
  const position = finderSteps.indexOf(step);

  const current = () => readAnswers(new URLSearchParams(window.location.search), likely).answers;
  const change = (changes: Partial<MatchAnswers>) => {
    const address = path + answersQuery(step, { ...current(), ...changes });
    window.history.replaceState({ finderDepth: depth() }, '', address);
    setChanged(window.location.search);
  };
  const push = (to: FinderStep) =>
    window.history.pushState({ finderDepth: depth() + 1 }, '', path + answersQuery(to, current()));
  const next = () => push(finderSteps[position + 1] ?? 'results');
  const back = () => {
    // The question before stands in the history only where this visit has made it.
    if (depth() > 0) window.history.back();
    else push(finderSteps[position - 1] ?? 'who');
  };
  return { step, position, answers, change, next, back, startAgain: () => push('who') };
}

function depth(): number {
  return (window.history.state as FinderState | null)?.finderDepth ?? 0;
}
