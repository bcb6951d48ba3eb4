import { Command, InvalidArgumentError } from 'commander';
import { speakAlike } from '../../backend/platform/cli/run.ts';
import { isLocale, locales, type Locale } from '../../lib/i18n/locales.ts';

export type PictureOptions = {
  locales: readonly Locale[];
  /** Width of the screen in CSS pixels. */
  width: number;
  /** Font size in percent of the default. */
  text: number;
  dark: boolean;
  /** URL of a running demo brand, without a path. */
  url: URL;
  out: string;
  /** Prefixes of the wanted screens; empty: all. */
  only: readonly string[];
};

export function pictureCommand(takePictures: (options: PictureOptions) => Promise<void> | void): Command {
  return speakAlike(new Command('npm run pictures --'))
    .description(
      'Opens every screen of a running demo in each language, saves its picture and texts, and lists what does not fit.',
    )
    .option('--locales <list>', 'languages, such as de,fi; all by default', readLocales, [...locales])
    .option('--width <pixels>', 'width of the screen', numberWithin(240, 3840), 390)
    .option('--text <percent>', 'text size', numberWithin(50, 400), 100)
    .option('--dark', 'in dark colours', false)
    .option(
      '--only <list>',
      'only screens whose names begin with these, such as settings,order',
      parseList,
      [],
    )
    .option(
      '--url <address>',
      'a brand of the running demo',
      readUrl,
      new URL('http://herzfunke.localhost:3000'),
    )
    .option('--out <folder>', 'for <locale>/<screen>.png and .txt', '.data/pictures')
    .addHelpText('after', '\nIt signs up and orders like a member, so use a demo, never a public site.')
    .action(takePictures);
}

const parseList = (text: string) => text.split(',').filter(Boolean);

function readLocales(text: string): Locale[] {
  return text.split(',').map((each) => {
    if (isLocale(each)) return each;
    throw new InvalidArgumentError(`It takes ${locales.join(', ')}.`);
  });
}

const numberWithin = (min: number, max: number) => (text: string) => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new InvalidArgumentError(`It is a number from ${min} to ${max}.`);
};

function readUrl(text: string): URL {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It is an address like http://localhost:3000.');
  return new URL('/', text);
}
