import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '#scripts/checks/catalogues.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** From this length on, an equal text is not a coincidence. */
const telling = 13;

/** A language's texts as pages show them: the parts between placeholders. */
export function sayings(locale: Locale): Set<string> {
  const texts = [...readCatalogue(root, locale).values()].flatMap((text) =>
    /,\s*(?:plural|select)/.test(text) ? [] : text.split(/\{\w+\}|<\/?\w+>/),
  );
  return new Set(texts.map(plainText).filter((text) => text.length >= telling && text.includes(' ')));
}

/** All readable or spoken text of a page, attributes included. */
export function extractText(html: string): string {
  const spoken = [...html.matchAll(/\s(?:aria-label|alt|title|placeholder|content|value)="([^"]*)"/g)].map(
    ([, words]) => words ?? '',
  );
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, '\n');
  return plainText([text, ...spoken].join('\n'));
}

export function plainText(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}

const namespaces = readdirSync(join(root, 'messages', 'de')).map((file) => file.replace(/\.json$/, ''));

/** Keys shown instead of their texts, as `namespace.key`. */
export function keysIn(visibleText: string): string[] {
  const key = new RegExp(`(?<![\\w@/.-])(?:${namespaces.join('|')})\\.[a-z]\\w*(?:\\.\\w+)*(?![\\w/-])`, 'g');
  return visibleText.match(key) ?? [];
}

/** Unfilled placeholders and unresolved plural forms. */
export function findPlaceholders(visibleText: string): string[] {
  return visibleText.match(/\{\s*\w+\s*(?:,[^}]*)?\}|\{count|other \{/g) ?? [];
}

/** A page as readers without scripts see it. */
export function readable(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
