import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import type { PasswordHint } from '#lib/contract/identity/passwords.ts';
import { hintsFor } from './password-hints.ts';

export type Rating = { score: 0 | 1 | 2 | 3 | 4; hints: PasswordHint[] };

/**
 * Characters that are looked at, and ways that are tried to read @ as a: more make few ratings better, but let an
 * unkind password take seconds instead of hundredths of one.
 */
const longestRated = 32;
const readings = 10;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: longestRated,
  l33tMaxSubstitutions: readings,
});

/**
 * How hard a password is to guess for somebody who knows the given words about the person: 0 is guessed at once, 4 not
 * in years.
 */
export function estimate(password: string, known: string[]): Rating {
  const { score, feedback } = estimator.check(password, known.flatMap(partsOf));
  return { score, hints: hintsFor(password, score, feedback) };
}

/** A guesser tries `anna` and `anna.berg` where the address is anna.berg@example.org. */
function partsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [text, text.split('@')[0] ?? '', ...words];
}
