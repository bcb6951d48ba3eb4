import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickTexts, type Part } from './pick-texts.ts';

/** Provides texts to the islands inside: the page includes only these. */
export async function IslandTexts({ of, children }: { of: readonly Part[]; children: ReactNode }) {
  const all = (await getMessages()) as Record<string, AbstractIntlMessages>;
  return (
    <NextIntlClientProvider messages={pickTexts(all, of) as AbstractIntlMessages}>
      {children}
    </NextIntlClientProvider>
  );
}
