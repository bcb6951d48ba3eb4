import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { run, speakAlike } from '../backend/platform/cli/run.ts';
import { locales } from '../lib/contract/scalars.ts';
import { listFiles } from './checks/tracked-files.ts';
import { parseSettings } from './supervisor/settings.ts';
import { importTranslation, type Imported } from './translations/import-translation.ts';
import { listUnits } from './translations/list-units.ts';
import { writeXliff } from './translations/write-xliff.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const program = speakAlike(new Command('npm run translations --')).description(
  'Gives the texts of a language to a translator, and takes them back, as XLIFF 2.0.',
);
program
  .command('export')
  .description('each text with its place, picture, length and terms')
  .addArgument(new Argument('<locale>').choices(locales))
  .argument('[file]', 'translations/<locale>.xlf in the data folder where it is left out')
  .action(exportTo);
program
  .command('import <file>')
  .description('into messages/<locale>/*.json, the whole file or nothing')
  .action((file: string) => console.log(describe(importTranslation(root, readText(file)))));
await run(program);

function exportTo(locale: string, file: string | undefined): void {
  const path = file ?? join(parseSettings(root, process.env).dataDir, 'translations', `${locale}.xlf`);
  const units = listUnits(root, locale, listFiles(root));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, writeXliff(locale, units));
  console.log(`Wrote ${units.length} texts to ${path}.`);
}

/** @throws {Error} if the file is missing or not UTF-8, which would corrupt letters */
function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Error(`${file} cannot be read.`, { cause: error });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(`${file} is not UTF-8.`, { cause: error });
  }
}

function describe({ locale, files, texts, untranslated, warnings }: Imported): string {
  return [
    ...warnings,
    texts === 0
      ? `No text of ${locale} is another one in the file.`
      : `Took ${texts} texts into ${files.join(', ')}.`,
    ...(untranslated > 0 ? [`${untranslated} texts have no translation and were left as they are.`] : []),
  ].join('\n');
}
