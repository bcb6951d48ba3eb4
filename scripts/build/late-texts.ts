import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenCatalogue } from '../../lib/i18n/catalogue.ts';
import { locales } from '../../lib/i18n/locales.ts';

/**
 * Writes `.texts/<locale>/<namespace>.json`, which islands import on demand, so that the browser loads one namespace
 * without the rest of its file in `messages`.
 */
export function writeLateTexts(root: string): void {
  rmSync(join(root, '.texts'), { recursive: true, force: true });
  for (const locale of locales) {
    const folder = join(root, '.texts', locale);
    mkdirSync(folder, { recursive: true });
    for (const [namespace, texts] of Object.entries(screenCatalogue(locale)))
      writeFileSync(join(folder, `${namespace}.json`), JSON.stringify(texts));
  }
}
