import { dateFormat } from '#lib/contract/formats.ts';
import type { InfoPage } from '#lib/contract/growth/info-pages.ts';
import { pageBlocks, type TextPart } from '#lib/contract/growth/page-text.ts';
import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { margin, createPdf, printable, right } from './create-pdf.ts';

type About = {
  title: string;
  company: string;
  locale: string;
  at: Date;
  /** The full URL of a path. */
  url: (path: string) => string;
};

const [sizeOfTitle, sizeOfHeading, sizeOfText] = [18, 12, 10];
/** Indent of list items in points. */
const indent = 12;

/** Information pages as one PDF, each on a new page, with working links: the customer's copy of the contract. */
export async function drawTerms(pages: readonly InfoPage[], about: About): Promise<Buffer> {
  const { title, company: author, locale, at: createdAt } = about;
  const { document, close } = await createPdf({ title: printable(title), author, locale, createdAt });
  for (const [at, page] of pages.entries()) {
    if (at > 0) document.addPage();
    document.font('bold').fontSize(sizeOfTitle).text(printable(page.title), margin);
    if (page.version)
      document
        .font('text')
        .fontSize(sizeOfText)
        .text(printable(versionLine(page.version, locale)));
    for (const { heading, paragraphs } of page.sections) {
      document.moveDown(1).font('bold').fontSize(sizeOfHeading).text(printable(heading), margin);
      document.font('text').fontSize(sizeOfText);
      for (const block of pageBlocks(paragraphs)) {
        document.moveDown(0.4);
        if (block.kind === 'paragraph') write(document, block.parts, about, 0);
        else for (const item of block.items) write(document, [bullet, ...item], about, indent);
      }
    }
  }
  return close();
}

function versionLine(version: string, locale: string): string {
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));
  return formatServerText(locale, serverTexts(locale, 'infoPages').version, { date });
}

const bullet: TextPart = { text: '•\u00a0', href: null };

function write(
  document: PDFKit.PDFDocument,
  parts: readonly TextPart[],
  { url }: About,
  moved: number,
): void {
  const width = right - margin - moved;
  const whole = partsWithMarks(parts);
  for (const [at, { text, href }] of whole.entries()) {
    const link = href === null ? null : href.startsWith('/') ? url(href) : href;
    const options = { width, continued: at < whole.length - 1, link, underline: link !== null };
    if (at === 0) document.text(printable(text), margin + moved, document.y, options);
    else document.text(printable(text), options);
  }
}

const firstMarks = /^[,.;:!?)\]”»…]+/;

/** The parts with marks after a link moved into it, since a line may break between two parts. */
export function partsWithMarks(parts: readonly TextPart[]): TextPart[] {
  const getLeadingMarks = (at: number) => {
    const isAfterLink = parts[at]?.href === null && typeof parts[at - 1]?.href === 'string';
    return (isAfterLink && firstMarks.exec(parts[at]?.text ?? '')?.[0]) || '';
  };
  return parts
    .map(({ text, href }, at) => ({
      text: text.slice(getLeadingMarks(at).length) + getLeadingMarks(at + 1),
      href,
    }))
    .filter(({ text }) => text !== '');
}
