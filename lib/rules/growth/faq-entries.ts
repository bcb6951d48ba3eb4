import type { InfoPage } from '../../contract/growth/info-pages.ts';
import { plainText } from '../../contract/growth/page-text.ts';

export type FaqEntry = { question: string; answer: string };

/** The questions of an information page with their answers as plain text; sections that ask nothing are left out. */
export function faqEntries({ sections }: Pick<InfoPage, 'sections'>): FaqEntry[] {
  return sections
    .filter(({ heading, paragraphs }) => heading.trim().endsWith('?') && paragraphs.length > 0)
    .map(({ heading, paragraphs }) => ({
      question: heading.trim(),
      answer: paragraphs.map(plainText).join('\n'),
    }));
}
