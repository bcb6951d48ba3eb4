import { locales } from '../../lib/contract/scalars.ts';

/** Sources that may hold what members read, beside the catalogues. */
export const isTextSource = (file: string) =>
  /^(?:backend|server|simulators)\/.*\.ts$|^lib\/contract\/brands\/fictional-texts\.ts$/.test(file);

export type SourceText = { locale: string; text: string; line: number };

const code = locales.join('|');
const ofFile = new RegExp(`(?:^|/)(${code})\\.ts$|/texts/(${code})/[^/]+\\.ts$`);
const block = new RegExp(`^( *)(?:export const )?'?(${code})'?(?::| =)`);
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/**
 * The texts in a source of ours that is written in several languages: a file named after one, or blocks that begin with
 * `sv: ` and end where the next one does or the lines go back to its margin.
 */
export function textsOfSource(path: string, source: string): SourceText[] {
  const [, named, inFolder] = ofFile.exec(path) ?? [];
  const own = named ?? inFolder;
  const texts: SourceText[] = [];
  for (const { locale, text, line } of own ? [{ locale: own, text: source, line: 1 }] : blocksOf(source)) {
    for (const found of text.matchAll(literal)) {
      const [whole, single, double, template] = found;
      const at = found.index;
      const isKey =
        /^\s*:/.test(text.slice(at + whole.length)) ||
        /(?:from|import)\s*\(?$/.test(text.slice(0, at).trimEnd());
      const said = single ?? double ?? template ?? '';
      if (!isKey && /\p{L}/u.test(said))
        texts.push({ locale, text: said, line: line + text.slice(0, at).split('\n').length - 1 });
    }
  }
  return texts;
}

function blocksOf(source: string): SourceText[] {
  const blocks: SourceText[] = [];
  let margin = -1;
  for (const [at, line] of source.split('\n').entries()) {
    const [, indent, locale] = block.exec(line) ?? [];
    if (locale !== undefined && indent !== undefined && (margin === -1 || indent.length <= margin)) {
      margin = indent.length;
      blocks.push({ locale, text: line.slice(line.indexOf(locale) + locale.length), line: at + 1 });
      continue;
    }
    const last = blocks.at(-1);
    const depth = /^ */.exec(line)?.[0].length ?? 0;
    if (margin === -1 || !last) continue;
    if (line.trim() !== '' && depth <= margin && !/^\s*[}\])`'"]/.test(line)) margin = -1;
    else last.text += `\n${line}`;
  }
  return blocks;
}
