import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Texts } from './texts.ts';

/** One namespace in the language of the page, for the island that shows it; `fill` puts the values in. */
export async function pageTexts<N extends keyof Texts>(namespace: N): Promise<Texts[N]> {
  const messages = (await getMessages()) as unknown as Texts;
  return messages[namespace];
}
