import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '../../lib/contract/scalars.ts';
import { importTranslation } from './import-translation.ts';
import { listUnits } from './list-units.ts';
import { writeXliff } from './write-xliff.ts';

const clone = fileURLToPath(new URL('../..', import.meta.url));
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vonk-round-trip-'));
  for (const folder of ['messages', 'docs/languages'])
    cpSync(join(clone, folder), join(root, folder), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

const listFiles = (locale: string) =>
  readdirSync(join(root, 'messages', locale), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const readAll = (locale: string) =>
  Object.fromEntries(listFiles(locale).map((file) => [file, readFileSync(file, 'utf8')]));

/** Appends an ellipsis to every text of a language, so that an import has to restore all of them. */
function spoil(locale: string): void {
  for (const file of listFiles(locale)) {
    const text = readFileSync(file, 'utf8');
    const spoilt = file.endsWith('.md')
      ? `${text}…`
      : JSON.stringify(
          JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? `${value}…` : value)),
        );
    writeFileSync(file, spoilt);
  }
}

test.each(locales)('%s goes out and comes back byte for byte', (locale) => {
  const before = readAll(locale);
  const units = listUnits(root, locale, []);
  const xml = writeXliff(locale, units);
  expect(importTranslation(root, xml)).toMatchObject({ texts: 0, untranslated: 0 });
  spoil(locale);
  expect(importTranslation(root, xml).texts).toBe(units.length);
  expect(readAll(locale)).toEqual(before);
});
