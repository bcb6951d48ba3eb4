import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickTexts } from './pick-texts.ts';
import type { ScreenTexts } from './texts.ts';

/** A namespace, or one of its groups. */
type Part = { [N in keyof ScreenTexts]: N | `${N}.${keyof ScreenTexts[N] & string}` }[keyof ScreenTexts];

/** Provides texts to the islands inside: the page includes only these. */
export async function IslandTexts({ of, children }: { of: readonly Part[]; children: ReactNode }) {
  const all = (await getMessages()) as Record<string, AbstractIntlMessages>;
  return <NextIntlClientProvider messages={pickTexts(all, of)}>{children}</NextIntlClientProvider>;
}
