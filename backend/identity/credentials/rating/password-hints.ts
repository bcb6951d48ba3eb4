import type { PasswordHint } from '#lib/contract/identity/passwords.ts';

/** What the estimator calls a weakness, and the hint that helps against it. */
const hintOf: Record<string, PasswordHint> = {
  straightRow: 'no_keyboard_rows',
  keyPattern: 'no_keyboard_rows',
  longerKeyboardPattern: 'no_keyboard_rows',
  simpleRepeat: 'no_repeats',
  extendedRepeat: 'no_repeats',
  repeated: 'no_repeats',
  sequences: 'no_sequences',
  recentYears: 'no_dates',
  associatedYears: 'no_dates',
  dates: 'no_dates',
  topTen: 'known_password',
  topHundred: 'known_password',
  common: 'known_password',
  similarToCommon: 'known_password',
  namesByThemselves: 'no_names',
  commonNames: 'no_names',
  userInputs: 'no_names',
  l33t: 'no_substitutions',
  reverseWords: 'no_substitutions',
  allUppercase: 'no_substitutions',
  capitalization: 'no_substitutions',
  wordByItself: 'uncommon_words',
  anotherWord: 'uncommon_words',
  useWords: 'uncommon_words',
};

/** A password of so many characters needs no more of them. */
const longEnough = 12;
const mostHints = 3;

type Feedback = { warning: string | null; suggestions: string[] };

/** What would make a password stronger, the most urgent first; nothing for one that is strong (score 3 or 4). */
export function hintsFor(password: string, score: number, feedback: Feedback): PasswordHint[] {
  if (score > 2) return [];
  const found = [feedback.warning, ...feedback.suggestions].map((key) => (key ? hintOf[key] : undefined));
  const longer = [...password].length < longEnough ? ('longer' as const) : undefined;
  // The first one says what is wrong, which matters more than how long it is.
  const [first, ...rest] = found.filter((hint) => hint !== undefined);
  return [...new Set([first, longer, ...rest].filter((hint) => hint !== undefined))].slice(0, mostHints);
}
