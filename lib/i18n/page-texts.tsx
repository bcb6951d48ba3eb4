import 'server-only';
import { getLocale, getMessages } from 'next-intl/server';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { errorTexts, type ErrorName, type ErrorTexts } from '../browser/transport/error-text.ts';
import { getTexts, type ScreenTexts, type Texts } from './texts.ts';
import type { Locale } from './locales.ts';

/** Parts of the texts in the page's language, for its form islands; `fill` inserts the values. */
export async function pageTexts<P extends Part>(...parts: P[]): Promise<Picked<ScreenTexts, P>> {
  return pickTexts<ScreenTexts, P>(getTexts((await getLocale()) as Locale), parts);
}

/** The error texts of a page's forms: the general ones, and the named ones. */
export async function pageErrors(...names: ErrorName[]): Promise<ErrorTexts> {
  return errorTexts(getTexts((await getLocale()) as Locale).errors, ...names);
}

/** Provides texts to the islands inside: the page includes only these. */
export async function IslandTexts({ of, children }: { of: readonly Part[]; children: ReactNode }) {
  const all = (await getMessages()) as Record<string, AbstractIntlMessages>;
  return (
    <NextIntlClientProvider messages={pickTexts(all, of) as AbstractIntlMessages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** A namespace, or one of its keys. */
type Part = {
  [N in keyof ScreenTexts]: N | `${N}.${keyof ScreenTexts[N] & string}`;
}[keyof ScreenTexts];

type Groups = Record<string, object | string>;
type PartNamespace<P> = P extends `${infer Namespace}.${string}` ? Namespace : P;
type KeyOf<P, Namespace extends string> = P extends `${Namespace}.${infer Key}` ? Key : never;

/** Texts of which only some parts are present. */
type Picked<All, P extends string> = {
  [N in PartNamespace<P> & keyof All & string]: N extends P
    ? All[N]
    : Pick<All[N], KeyOf<P, N> & keyof All[N]>;
};

/** The named parts of texts (`members`, or a key `members.grid`), so that a page only includes its islands' texts. */
export function pickTexts<All extends object, P extends string>(all: All, parts: readonly P[]) {
  const picked: Record<string, object | string> = {};
  for (const part of parts) {
    const [namespace = '', key] = part.split('.');
    const texts = (all as Groups)[namespace] ?? {};
    picked[namespace] = key
      ? { ...(picked[namespace] as object), [key]: (texts as Groups)[key] ?? {} }
      : texts;
  }
  return picked as Picked<All, P>;
}

/** Texts of a decision and its appeal. */
export type DecisionTexts = Pick<
  Texts['decisions'],
  'actions' | 'grounds' | 'facts' | 'reversedAt' | 'appeal'
>;

/** What the browser shows while it fetches members whom only members see. */
export type ClosedTexts = Pick<Texts['members']['closed'], 'loading' | 'failed' | 'again'>;
