'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import { useId, type FormEvent, useState } from 'react';
import { useOwnProfile } from '#lib/browser/transport/hooks.ts';
import type { OwnProfile } from '#lib/contract/community/profile.ts';
import {
  finderSteps,
  likelyAnswers,
  type MatchAnswers,
  type FinderStep,
  answersQuery,
  parseAnswers,
} from '#lib/rules/community/match-finder.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionHead, useQuestionFocus } from '../../ui/question-head.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { FinderSkeleton } from './finder-skeleton.tsx';
import { FinderStepAnswers } from './finder-step.tsx';
import styles from './match-finder.module.css';
import { Shortlist } from './shortlist.tsx';

// The match finder: five questions, then a shortlist. An island because the questions start from the member's profile,
// the address contains the answers, and the shortlist belongs to the session.

export function MatchFinder() {
  const t = useTranslations('matchFinder');
  const { data, error, mutate } = useOwnProfile();
  if (data) return <Finder profile={data.profile} />;
  if (error)
    return (
      <div className={styles.finder}>
        <h1>{t('title')}</h1>
        <ErrorState text={t('profileFailed')} retryLabel={t('again')} onRetry={() => void mutate()} />
      </div>
    );
  return <FinderSkeleton title={t('title')} label={t('loading')} />;
}

/** The last step is the shortlist, not a question. */
const questions = finderSteps.length - 1;

function Finder({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('matchFinder');
  const { step, position, answers, change, next, back, startAgain } = useFinder(likelyAnswers(profile));
  const question = useQuestionFocus(step);
  const questionId = useId();

  if (step === 'results')
    return (
      <Shortlist
        answers={answers}
        home={{ city: profile.city, country: profile.country }}
        heading={question}
        onChange={startAgain}
      />
    );
  const goToNextStep = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  return (
    <form className={styles.finder} method="get" onSubmit={goToNextStep}>
      <h1>{t('title')}</h1>
      <QuestionHead
        position={position}
        count={questions}
        progress={t('progress', { step: position + 1, total: questions })}
        back={t('back')}
        onBack={back}
      />
      <h2 ref={question} id={questionId} tabIndex={-1} className="vk-question">
        {t(`${step}.title`)}
      </h2>
      <FinderStepAnswers step={step} labelledBy={questionId} answers={answers} onChange={change} />
      <div className={styles.next}>
        <Button type="submit" size="lg" className="w-100">
          {position === questions - 1 ? t('show') : t('next')}
        </Button>
      </div>
    </form>
  );
}

type FinderState = { finderDepth?: number };

/**
 * The match finder's step and answers, in the address: a reload preserves them, and back moves through the questions.
 */
function useFinder(likely: MatchAnswers) {
  const query = useSearchParams();
  const path = usePathname();
  // The address is ahead of Next's router; answers render at once, as the next one builds on them.
  const [changed, setChanged] = useState<string | null>(null);
  const isAhead = changed !== null && window.location.search === changed;
  const { step, answers } = parseAnswers(isAhead ? new URLSearchParams(changed) : query, likely);
  const position = finderSteps.indexOf(step);

  const current = () => parseAnswers(new URLSearchParams(window.location.search), likely).answers;
  const change = (changes: Partial<MatchAnswers>) => {
    const address = path + answersQuery(step, { ...current(), ...changes });
    window.history.replaceState({ finderDepth: depth() }, '', address);
    setChanged(window.location.search);
  };
  const push = (to: FinderStep) =>
    window.history.pushState({ finderDepth: depth() + 1 }, '', path + answersQuery(to, current()));
  const next = () => push(finderSteps[position + 1] ?? 'results');
  const back = () => {
    // The history contains the previous question only if this visit created it.
    if (depth() > 0) window.history.back();
    else push(finderSteps[position - 1] ?? 'who');
  };
  return { step, position, answers, change, next, back, startAgain: () => push('who') };
}

function depth(): number {
  return (window.history.state as FinderState | null)?.finderDepth ?? 0;
}
