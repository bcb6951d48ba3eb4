import { parseArgs } from 'node:util';
import { isLocale, locales, type Locale } from '../../lib/i18n/locales.ts';

/** What pictures are asked for. */
export type Wish = {
  locales: readonly Locale[];
  /** Width of the screen in CSS pixels. */
  width: number;
  /** Size of the text in percent of the usual one. */
  text: number;
  dark: boolean;
  /** Address of a running brand of the demo, without a path. */
  url: URL;
  out: string;
  /** Begin of the names of the screens that are wanted; empty for all of them. */
  only: readonly string[];
};

export const usage = `Walks every screen of a running demo in each language, keeps a picture and the text of it, and says what does not fit:
  npm run pictures -- [--locales de,fi] [--width 390] [--text 200] [--dark] [--only settings,order]
                      [--url http://herzfunke.localhost:3000] [--out .data/pictures]
    --locales  languages, all where it is left out
    --width    of the screen in pixels, 390 where it is left out
    --text     size of the text in percent, 100 where it is left out
    --dark     in dark colours
    --only     only screens whose names begin like this
    --url      a brand of the demo that runs
    --out      the folder for <locale>/<screen>.png and .txt
It signs up and orders as members do, so it wants a demo and never a site for others.`;

/**
 * Reads the arguments of the command.
 * @throws {Error} with a sentence for the person who typed them
 */
export function readWish(args: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      locales: { type: 'string', default: locales.join(',') },
      width: { type: 'string', default: '390' },
      text: { type: 'string', default: '100' },
      dark: { type: 'boolean', default: false },
      url: { type: 'string', default: 'http://herzfunke.localhost:3000' },
      out: { type: 'string', default: '.data/pictures' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    locales: values.locales.split(',').map(readLocale),
    width: readNumber('--width', values.width, [240, 3840]),
    text: readNumber('--text', values.text, [50, 400]),
    dark: values.dark,
    url: readUrl(values.url),
    out: values.out,
    only: values.only.split(',').filter(Boolean),
  };
}

function readLocale(text: string): Locale {
  if (isLocale(text)) return text;
  throw new Error(`--locales does not know "${text}"; it takes ${locales.join(', ')}.`);
}

function readNumber(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a number from ${least} to ${most}, not "${text}".`);
}

function readUrl(text: string): URL {
  if (!URL.canParse(text))
    throw new Error(`--url must be an address like http://localhost:3000, not "${text}".`);
  return new URL('/', text);
}
