import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type status from '../../messages/de/status.json';
import type pushMessages from '../../messages/de/push.json';
import type payments from '../../messages/de/payments.json';
import type mail from '../../messages/de/mail.json';
import type fictional from '../../messages/de/fictional.json';
import type conversations from '../../messages/de/conversations.json';
import type chat from '../../messages/de/chat.json';
import type commerce from '../../messages/de/commerce.json';
import type credentials from '../../messages/de/credentials.json';
import type errors from '../../messages/de/errors.json';
import type landers from '../../messages/de/landers.json';
import type members from '../../messages/de/members.json';
import type outreach from '../../messages/de/outreach.json';
import type profile from '../../messages/de/profile.json';
import type settings from '../../messages/de/settings.json';
import type signup from '../../messages/de/signup.json';
import type site from '../../messages/de/site.json';
import type trust from '../../messages/de/trust.json';
import type ui from '../../messages/de/ui.json';
import { defaultLocale, type Locale, isLocale } from './locales.ts';
import { numberFormat } from '../contract/formats.ts';
import formatText from './format-text.ts';

/** All texts, typed by the German catalogue: `Texts['chat']['header']`. */
export type Texts = typeof chat &
  typeof commerce &
  typeof conversations &
  typeof credentials &
  typeof errors &
  typeof fictional &
  typeof landers &
  typeof mail &
  typeof members &
  typeof outreach &
  typeof payments &
  typeof profile &
  typeof pushMessages &
  typeof settings &
  typeof signup &
  typeof site &
  typeof status &
  typeof trust &
  typeof ui;

/** Namespaces for mails and servers, which no screen shows. */
const serverNamespaces = [
  'conversations',
  'fictional',
  'mail',
  'payments',
  'pushMessages',
  'status',
] as const satisfies (keyof Texts)[];
type ServerNamespace = (typeof serverNamespaces)[number];

export type ScreenTexts = Omit<Texts, ServerNamespace>;

export type LoginTexts = Texts['login'];
/** Those of the questions; the pages and the dialog around them have others. */
export type SignupTexts = Omit<
  Texts['signup'],
  'close' | 'loadFailed' | 'metaDescription' | 'metaTitle' | 'signupTab'
>;
export type ActivationTexts = Texts['activation'];

export type Messages = { [key: string]: string | Messages };

const known = new Map<Locale, Messages>();

/**
 * The catalogue of a language: the namespaces in `messages/<locale>`, read once per process. Missing texts fall back to
 * English, then to German, which is complete by definition.
 */
export function catalogue(locale: Locale): Messages {
  const texts = known.get(locale);
  if (texts && process.env.NODE_ENV !== 'development') return texts;
  const read = [defaultLocale, 'en' as const, locale].map(readNamespaces).reduce(merge, {});
  known.set(locale, read);
  return read;
}

/** The namespaces of screens. */
export function screenCatalogue(locale: Locale): Messages {
  const isOfServers = (namespace: string) => serverNamespaces.some((each) => each === namespace);
  return Object.fromEntries(
    Object.entries(catalogue(locale)).filter(([namespace]) => !isOfServers(namespace)),
  );
}

/** The catalogue with typed keys. */
export const getTexts = (locale: Locale) => catalogue(locale) as unknown as Texts;

/** A Markdown page of ours: `messages/<locale>/pages/<page>.md`, or in English if missing. */
export function getMarkdown(locale: Locale, page: string): string {
  const files = [locale, 'en'].map((each) => join(folder(), each, 'pages', `${page}.md`));
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`There is no messages/en/pages/${page}.md`);
  return withTiedLetters(locale, readFileSync(file, 'utf8'));
}

/** In Polish no line may end with a word of one letter: a no-break space ties it to the next. */
const withTiedLetters = (locale: Locale, text: string): string =>
  locale === 'pl' ? text.replaceAll(/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, '$1\u00a0') : text;

function readNamespaces(locale: Locale): Messages {
  const texts: Messages = {};
  for (const file of namespaceFiles(locale)) {
    const json = withTiedLetters(locale, readFileSync(join(folder(), locale, file), 'utf8'));
    Object.assign(texts, JSON.parse(json) as Messages);
  }
  return texts;
}

function namespaceFiles(locale: Locale): string[] {
  const path = join(folder(), locale);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [];
}

/** In the clone that a process is started in; beside the bundles for operators' commands started elsewhere. */
function folder(): string {
  const here = join(process.cwd(), 'messages');
  return existsSync(here) ? here : join(import.meta.dirname, '..', 'messages');
}

function merge(base: Messages, over: Messages): Messages {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    // The paragraphs of a mail are a list, which is not merged.
    const areGroups = typeof value === 'object' && typeof below === 'object' && !Array.isArray(value);
    merged[key] = areGroups ? merge(below, value) : value;
  }
  return merged;
}

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
