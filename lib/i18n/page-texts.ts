import 'server-only';
import { getLocale } from 'next-intl/server';
import { errorTexts, type ErrorName, type ErrorTexts } from '../browser/transport/error-text.ts';
import { getTexts } from './catalogue.ts';
import type { Locale } from './locales.ts';
import { pickTexts, type Part, type Picked } from './pick-texts.ts';
import type { ScreenTexts } from './texts.ts';

/** Parts of the texts in the page's language, for its form islands; `fill` inserts the values. */
export async function pageTexts<P extends Part>(...parts: P[]): Promise<Picked<ScreenTexts, P>> {
  return pickTexts<ScreenTexts, P>(getTexts((await getLocale()) as Locale), parts);
}

/** The error texts of a page's forms: the general ones, and the named ones. */
export async function pageErrors(...names: ErrorName[]): Promise<ErrorTexts> {
  return errorTexts(getTexts((await getLocale()) as Locale).errors, ...names);
}
