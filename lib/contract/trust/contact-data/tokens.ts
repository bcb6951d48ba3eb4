import { foldText } from './fold-text.ts';

/** A run of letters, digits or spaces, or one other character. `text` preserves case. */
export type Token = { kind: 'word' | 'number' | 'space' | 'mark'; text: string; lower: string };

type Kind = Token['kind'];

const isLetter = /[\p{L}\p{M}]/u;
const isSpace = /\s/u;

/** Splits a text into tokens in one pass. */
export function tokenize(text: string): Token[] {
  const plain = foldText(text);
  const tokens: Token[] = [];
  let kind: Kind | null = null;
  let start = 0;
  let at = 0;
  const close = () => {
    if (kind === null) return;
    const part = plain.slice(start, at);
    tokens.push({ kind, text: part, lower: kind === 'word' ? part.toLowerCase() : part });
  };
  for (const character of plain) {
    const next = getKind(character);
    if (next !== kind || next === 'mark') {
      close();
      kind = next;
      start = at;
    }
    at += character.length;
  }
  close();
  return tokens;
}

function getKind(character: string): Kind {
  const code = character.charCodeAt(0);
  if (code >= 0x80) {
    if (isLetter.test(character)) return 'word';
    return isSpace.test(character) ? 'space' : 'mark';
  }
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return 'word';
  if (code >= 0x30 && code <= 0x39) return 'number';
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) ? 'space' : 'mark';
}

export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);

export const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' || token?.kind === 'number';

/** Whether a name has what no word has: a digit, an underscore, a dot between letters. */
export const looksLikeUsername = (name: string): boolean =>
  /\p{L}/u.test(name) && /\d|_|\p{L}\.\p{L}/u.test(name);

/** The next token that is not spaces. */
export const skipSpace = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.kind === 'space' ? at + 1 : at;
