import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// Its files hold all of latin in one, which the parts for browsers do not.
const face = {
  text: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
};

/** Points of an A4 page: its margin and the two edges of what is written. */
export const margin = 64;
export const right = 595 - margin;

type About = { title: string; author: string; locale: string; createdAt: Date };

/** An A4 document with the fonts `text` and `bold`; `close` ends it and gives its bytes. */
export async function createPdf({ title, author, locale, createdAt }: About) {
  // A tenth of a second of every start, where few processes ever draw one.
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

/** A text as the face can draw it, which has no narrow space (U+202F) and would draw a box for it. */
export const printable = (text: string) => text.replaceAll('\u202f', '\u00a0');
