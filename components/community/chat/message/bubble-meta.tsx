import type { ReactNode } from 'react';

type Props = {
  moment: string;
  time: string;
  /** Words behind the time. */
  words: readonly ReactNode[];
  /** The next message follows at once and says the time for both. */
  quiet?: boolean;
};

/** When a message was written, and what has become of it. */
export function BubbleMeta({ moment, time, words, quiet = false }: Props) {
  const isQuiet = quiet && words.length === 0;
  return (
    <span className={isQuiet ? 'visually-hidden' : 'vk-bubble-meta'}>
      <time dateTime={moment}>{time}</time>
      {words.map((word, at) => (
        <span key={at}>
          {' '}
          · <span>{word}</span>
        </span>
      ))}
    </span>
  );
}
