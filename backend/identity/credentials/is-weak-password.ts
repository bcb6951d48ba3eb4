import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** More hardly improves the rating, but lets a crafted password block the process for seconds. */
const maxRatedLength = 32;
const readings = 10;

/** On a scale from 0 (guessed at once) to 4 (not in years). */
const acceptedScore = 2;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: maxRatedLength,
  l33tMaxSubstitutions: readings,
});

export function isWeakPassword(password: string, known: string[]): boolean {
  return estimator.check(password, known.flatMap(splitParts)).score < acceptedScore;
}

/** `anna` and `anna.berg` are guesses for anna.berg@example.org. */
function splitParts(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [text, text.split('@')[0] ?? '', ...words];
}
