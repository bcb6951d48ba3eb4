import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/**
 * Characters that are looked at, and ways that are tried to read @ as a: more make few ratings better, but let an
 * unkind password hold up everybody's calls for seconds instead of hundredths of one.
 */
const maxRatedLength = 32;
const readings = 10;

/** Of 0, guessed at once, to 4, not in years. */
const acceptedScore = 2;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: maxRatedLength,
  l33tMaxSubstitutions: readings,
});

/** Whether a password is too easy to guess for somebody who knows the given words about the person. */
export function isWeakPassword(password: string, known: string[]): boolean {
  return estimator.check(password, known.flatMap(partsOf)).score < acceptedScore;
}

/** A guesser tries `anna` and `anna.berg` where the address is anna.berg@example.org. */
function partsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [text, text.split('@')[0] ?? '', ...words];
}
