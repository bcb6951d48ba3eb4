import { foldText } from '#lib/contract/trust/contact-data/fold-text.ts';

const isWordLetter = /[\p{L}\p{M}]/u;
const currencySigns = '€$£';

/** Splits a text into sentences of lower-case words; a sum of money becomes a number and a currency. */
export function splitSentences(text: string): string[][] {
  const sentences: string[][] = [];
  let words: string[] = [];
  let word = '';
  let isNumber = false;
  const closeWord = () => {
    if (word !== '') words.push(isNumber ? figures : word);
    word = '';
  };
  const plain = foldText(text).toLowerCase();
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain[at] ?? '';
    const isDigit = character >= '0' && character <= '9';
    if (isDigit || isWordLetter.test(character)) {
      if (word !== '' && isDigit !== isNumber) closeWord();
      isNumber = isDigit;
      word += character;
      continue;
    }
    const next = plain[at + 1] ?? ' ';
    // "1.000,50" is one number.
    if (isNumber && word !== '' && '.,'.includes(character) && next >= '0' && next <= '9') continue;
    closeWord();
    if (currencySigns.includes(character)) words.push(character);
    const ends = character === '\n' || ('.!?…'.includes(character) && next.trim() === '');
    if (ends && words.length > 0) {
      sentences.push(words);
      words = [];
    }
  }
  closeWord();
  if (words.length > 0) sentences.push(words);
  return sentences;
}

export const figures = '0';
