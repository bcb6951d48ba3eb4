import type { MatchAnswers } from '#lib/rules/community/match-answers.ts';

/** Props of a step's answers. */
export type AnswerProps = {
  /** Id of the question. */
  labelledBy: string;
  answers: MatchAnswers;
  onChange: (changes: Partial<MatchAnswers>) => void;
};
