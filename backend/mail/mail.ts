import type { Brand } from '../brands/brand.ts';
import type { LetterProps } from './templates/letter.tsx';

/** A mail ready to be written out; the frame around it follows from brand and language. */
export type Mail = Pick<LetterProps, 'subject' | 'paragraphs' | 'button' | 'facts' | 'links' | 'notes'> & {
  to: string;
  brand: Brand;
  locale: string;
};
