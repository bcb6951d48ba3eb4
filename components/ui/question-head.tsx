import { useEffect, useRef, type RefObject } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** From 0. */
  position: number;
  count: number;
  /** The progress as text. */
  progress: string;
  back: string;
  onBack: () => void;
};

/** Above one of several questions: back button and progress. */
export function QuestionHead({ position, count, progress, back, onBack }: Props) {
  return (
    <div className="vk-question-head" data-begun={position > 0 || undefined}>
      {position > 0 && (
        <button type="button" className="vk-round" aria-label={back} onClick={onBack}>
          <Icon name="arrow-left" />
        </button>
      )}
      <progress aria-hidden="true" max={count} value={position + 1} />
      <small>{progress}</small>
    </div>
  );
}

/** Focuses each new question, so that screen readers announce it, and scrolls to the top; not for the first one. */
export function useQuestionFocus(question: string | number): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    if (!ref.current?.closest('dialog')) document.documentElement.scrollTop = 0;
    ref.current?.focus();
  }, [question]);
  return ref;
}
