import { useEffect, useRef, type RefObject } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** Counted from 0. */
  position: number;
  count: number;
  /** How far along, in words. */
  progress: string;
  back: string;
  onBack: () => void;
};

/** Above one question of several: the way back, and how far along it is. */
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

/**
 * Moves the focus to each new question, so that a screen reader says it, and the page to its top; the first one is left to the
 * page.
 */
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
