import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// A second package of the typeface: the PDF needs TTF files with all of Latin, and browsers get WOFF2 subsets.
const face = {
  text: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
};

/** Points of an A4 page: the margin and the two edges of the text. */
export const margin = 64;
export const right = 595 - margin;

type About = { title: string; author: string; locale: string; createdAt: Date };

/** An A4 document with the fonts `text` and `bold`; `close` ends it and returns its bytes. */
export async function createPdf({ title, author, locale, createdAt }: About) {
  // Loading takes 0.1 s of every start, and few processes draw a PDF.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.registerFont('text', face.text).registerFont('bold', face.bold);
  const close = async (): Promise<Buffer> => {
    document.end();
    await ended;
    return Buffer.concat(chunks);
  };
  return { document, close };
}

const loneLetter = /(?<![\p{L}\p{N}])(\p{L}-)(?=\p{L})/gu;

/** Replaces narrow spaces (U+202F), for which the font has no glyph, and keeps "e-mail" on one line with U+2060. */
export const printable = (text: string) =>
  text.replaceAll('\u202f', '\u00a0').replaceAll(loneLetter, '$1\u2060');
