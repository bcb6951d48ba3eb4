import type { MatchAnswers } from '#lib/rules/community/match-answers.ts';

/** What the answers of a step get. */
export type AnswerProps = {
  /** Id of the question. */
  labelledBy: string;
  answers: MatchAnswers;
  onChange: (changes: Partial<MatchAnswers>) => void;
};
