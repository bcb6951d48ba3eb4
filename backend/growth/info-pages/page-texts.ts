import type { infoPageTokens } from '#lib/contract/growth/info-pages.ts';

/** The plain text of every information page in one language; see `parsePage` for its form. */
export type PageTexts = Record<(typeof infoPageTokens)[number], string>;
