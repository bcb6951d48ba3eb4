import compile from 'icu-minify/compile';
import { numberFormat } from '../contract/formats.ts';
import { catalogue, getMarkdown } from './catalogue.ts';
import formatText from './format-text.ts';
import { isLocale } from './locales.ts';
import type { ServerNamespace, Texts } from './texts.ts';

/** The namespaces that servers read directly. */
export type ServerTexts = Pick<
  Texts,
  ServerNamespace | 'infoPages' | 'notifications' | 'profile' | 'registers'
>;

/** A namespace in a language, or in English for unknown languages; `formatServerText` inserts values. */
export function serverTexts<Name extends keyof ServerTexts>(
  locale: string,
  namespace: Name,
): ServerTexts[Name] {
  return catalogue(isLocale(locale) ? locale : 'en')[namespace] as unknown as ServerTexts[Name];
}

/** A Markdown information page of ours, in English for unknown languages. */
export const pageText = (locale: string, page: string): string =>
  getMarkdown(isLocale(locale) ? locale : 'en', page);

type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, ReturnType<typeof compile>>();

/**
 * A catalogue text in ICU MessageFormat with its values, which are inserted literally.
 * @throws {Error} if a value is missing
 */
export function formatServerText(locale: string, text: string, values: Values): string {
  const message = compiled.get(text) ?? compile(text);
  compiled.set(text, message);
  return formatText('text', message, complete(text, values), { ...options, locale }) as string;
}

function complete(text: string, values: Values): Values {
  return new Proxy(values, {
    get(target, name: string) {
      if (!Object.hasOwn(target, name)) throw new Error(`No value for {${name}} in "${text}"`);
      return target[name];
    },
  });
}

const options = {
  cache: {},
  formatters: {
    getNumberFormat: numberFormat,
    getPluralRules: (locale: string, form?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, form),
  },
} as unknown as Parameters<typeof formatText>[3];
