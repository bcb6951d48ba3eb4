import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answerHelp, failWith } from '../backend/platform/operator/command.ts';
import { locales } from '../lib/contract/scalars.ts';
import { listFiles } from './checks/tracked-files.ts';
import { readSettings } from './supervisor/settings.ts';
import { importTranslation, type Imported } from './translations/import-translation.ts';
import { listUnits } from './translations/list-units.ts';
import { writeXliff } from './translations/write-xliff.ts';

const usage = `Gives the texts of a language to a translator, and takes them back, as XLIFF 2.0:
  npm run translations -- export <locale> [file]   each text with its place, picture, length and terms
  npm run translations -- import <file>            into messages/<locale>/*.json, the whole file or nothing
An export without a file goes to translations/<locale>.xlf in the data folder. Languages: ${locales.join(', ')}.`;

const root = fileURLToPath(new URL('..', import.meta.url));

answerHelp(usage);
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [what, given, file, ...rest] = positionals;
  if (given === undefined || rest.length > 0) throw new Error(usage);
  if (what === 'export') exportTo(given, file);
  else if (what === 'import' && file === undefined)
    console.log(describe(importTranslation(root, readText(given))));
  else throw new Error(usage);
} catch (error) {
  failWith(error, usage);
}

function exportTo(locale: string, file: string | undefined): void {
  if (!(locales as readonly string[]).includes(locale))
    throw new Error(`${locale} is none of our languages: ${locales.join(', ')}.`);
  const path = file ?? join(readSettings(root, process.env).dataDir, 'translations', `${locale}.xlf`);
  const units = listUnits(root, locale, listFiles(root));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, writeXliff(locale, units));
  console.log(`Wrote ${units.length} texts to ${path}.`);
}

/** @throws {Error} where there is no such file, or one in another encoding, whose letters would come in broken */
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
