import type { ReactNode } from 'react';
import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';
import styles from './choice-drawing.module.css';

/** Choices of the first question: interests that profiles offer. */
export const interestChoices = [
  'hiking',
  'coffee',
  'cooking',
  'dancing',
  'films',
  'long_conversations',
  'concerts',
  'board_games',
  'dogs',
] as const satisfies readonly Interest[];

export type InterestChoice = (typeof interestChoices)[number];

/** Choices of the second question. */
export const reasons = [
  'relationship',
  'dating',
  'friendship',
  'chatting',
] as const satisfies readonly Choice<'signup_reason'>[];

export type Reason = (typeof reasons)[number];

const { shape, fill, accent, line, thin } = styles;

const drawings: Record<InterestChoice | Reason, ReactNode> = {
  hiking: (
    <>
      <circle className={accent} cx="47" cy="17" r="7" />
      <path className={shape} d="M5 52 24 20l11 18 7-9 17 23z" />
      <path className={thin} d="m17 33 5 4 3-4 5 3" />
    </>
  ),
  coffee: (
    <>
      <path className={fill} d="M12 27h34v13a13 13 0 0 1-13 13h-8a13 13 0 0 1-13-13z" />
      <path
        className={line}
        d="M12 27h34v13a13 13 0 0 1-13 13h-8a13 13 0 0 1-13-13zM46 31h3a7 7 0 0 1 0 14h-4"
      />
      <path className={thin} d="M23 20c-4-4 3-6 0-11M34 20c-4-4 3-6 0-11" />
    </>
  ),
  cooking: (
    <>
      <path className={fill} d="M12 30h40v15a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8z" />
      <path className={line} d="M12 30h40v15a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8zM12 36H6M58 36h-6" />
      <path className={thin} d="M17 23a15 10 0 0 1 30 0zM32 13V9" />
    </>
  ),
  dancing: (
    <>
      <circle className={accent} cx="22" cy="13" r="6" />
      <circle className={fill} cx="45" cy="18" r="6" />
      <path className={line} d="M22 23c-3 9 6 12 4 20l-7 13M26 43l7 12M23 29l14-3" />
      <path className={thin} d="M44 28c5 8-4 11-2 18l8 10M42 46l-4 10M44 31l-8-1" />
    </>
  ),
  films: (
    <>
      <path className={shape} d="M8 28h48v22a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5z" />
      <path className={thin} d="M8 27 53 14M19 24l5-8M33 20l5-8" />
      <path className={accent} d="m28 35 11 6.5-11 6.5z" />
    </>
  ),
  long_conversations: (
    <>
      <path
        className={accent}
        d="M12 9h26a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H24l-9 8v-8h-3a6 6 0 0 1-6-6V15a6 6 0 0 1 6-6z"
      />
      <path
        className={fill}
        d="M29 29h23a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6v7l-9-7H29a6 6 0 0 1-6-6V35a6 6 0 0 1 6-6z"
      />
      <path
        className={line}
        d="M29 29h23a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6v7l-9-7H29a6 6 0 0 1-6-6V35a6 6 0 0 1 6-6zM32 40h17"
      />
    </>
  ),
  concerts: (
    <>
      <path className={line} d="M24 47V16l27-6v31" />
      <path className={thin} d="m24 26 27-6" />
      <circle className={accent} cx="17" cy="47" r="7.5" />
      <circle className={accent} cx="44" cy="41" r="7.5" />
    </>
  ),
  board_games: (
    <>
      <path
        className={shape}
        d="M14 28h20a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
      />
      <path className={thin} d="M16 36h.1M32 36h.1M24 42h.1M16 48h.1M32 48h.1" />
      <path
        className={accent}
        d="M45 8a8 8 0 0 1 5.5 14c1 7 4 11 6.5 16v3H43c1-4 0-9-3-13 1-2 1-4 .5-6A8 8 0 0 1 45 8z"
      />
    </>
  ),
  dogs: (
    <>
      <path className={shape} d="M16 17c8-5 24-5 32 0v19a16 16 0 0 1-32 0z" />
      <path
        className={accent}
        d="M17 15C9 13 5 22 6 34c7 3 11-2 11-8zM47 15c8-2 12 7 11 19-7 3-11-2-11-8zM27 36h10c0 4-2 6-5 6s-5-2-5-6z"
      />
      <path className={thin} d="M25 27h.1M39 27h.1M32 42v4" />
    </>
  ),
  relationship: (
    <>
      <path className={accent} d="M24 46C4 33 9 15 18 15c4 0 6 3 6 6 0-3 2-6 6-6 9 0 14 18-6 31z" />
      <path className={line} d="M42 54C24 43 28 27 36 27c4 0 6 3 6 5 0-2 2-5 6-5 8 0 12 16-6 27z" />
    </>
  ),
  dating: (
    <>
      <path
        className={fill}
        d="m9 12 17-4c3 12 1 19-6 21S9 24 9 12zM55 12 38 8c-3 12-1 19 6 21s11-5 11-17z"
      />
      <path
        className={line}
        d="m9 12 17-4c3 12 1 19-6 21S9 24 9 12zM55 12 38 8c-3 12-1 19 6 21s11-5 11-17zM20 29l4 25M44 29l-4 25M17 55l13-2M47 55l-13-2"
      />
      <path className={thin} d="m10 19 17-3M54 19l-17-3" />
    </>
  ),
  friendship: (
    <>
      <circle className={accent} cx="22" cy="19" r="9" />
      <circle className={fill} cx="44" cy="23" r="8" />
      <path className={line} d="M6 53c0-11 7-19 16-19s16 8 16 19zM44 36c8 0 14 7 14 17H45" />
    </>
  ),
  chatting: (
    <>
      <path
        className={shape}
        d="M14 11h36a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H30L17 56V45h-3a8 8 0 0 1-8-8V19a8 8 0 0 1 8-8z"
      />
      <path className={thin} d="M18 23h28M18 33h18" />
    </>
  ),
};

/** The icon of an interest or intention; decorative. */
export function ChoiceDrawing({ name }: { name: InterestChoice | Reason }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
