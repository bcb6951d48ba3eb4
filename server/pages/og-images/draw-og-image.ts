import type { BrandTheme } from '#lib/contract/brands/brands.ts';
import { ogImageSize, type OgImageCard } from '#lib/rules/growth/og-images.ts';
import { loadFace, type Face } from './faces.ts';
import { fitText } from './fit-text.ts';

export type OgImageBrand = { name: string; domain: string; theme: BrandTheme };

/** A member's photo file, or null. */
type Photo = Buffer | null;
type Faces = { text: Face; display: Face };

const { width, height } = ogImageSize;
const margin = 72;
/** The photo at the right, in the portrait format of members' photos. */
const portrait = { x: 712, y: 40, width: 440, height: 550, corner: 36 };
/** Maximum bytes of a preview; some messengers show nothing larger. */
const largest = 300_000;

/** Vonk's spark on a grid of 16, from the word mark. */
const spark = 'M8 0c.5 4.9 2.6 7.3 8 8-5.4.7-7.5 3.1-8 8-.5-4.9-2.6-7.3-8-8 5.4-.7 7.5-3.1 8-8z';
const labelColors = { ground: '#2B0F26', ink: '#FFFFFF' };

/**
 * Draws a preview of 1200 × 630 px as JPEG under 300 KB: word mark, title and host in the brand's colours, and a
 * member's photo at the right.
 * @throws {Error} for an invalid theme or photo
 */
export async function drawOgImage(card: OgImageCard, brand: OgImageBrand, photo: Photo): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const faces = { text: await loadFace('text'), display: await loadFace(brand.theme.display_face) };
  const layers = photo
    ? [
        { input: await cutPhoto(photo), left: portrait.x, top: portrait.y },
        { input: Buffer.from(svg(photoLabel(card.label, faces.text))), left: 0, top: 0 },
      ]
    : [];
  const drawing = svg(ground(brand.theme) + words(card, brand, faces, photo !== null));
  const picture = await sharp(Buffer.from(drawing))
    .composite(layers)
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [86, 70, 50]) {
    const file = await sharp(picture).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (file.length < largest || quality === 50) return file;
  }
  throw new Error('A preview was not drawn');

  async function cutPhoto(file: Buffer): Promise<Buffer> {
    const { width: across, height: down, corner } = portrait;
    const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="${across}" height="${down}" rx="${corner}"/></svg>`;
    return sharp(file, { limitInputPixels: 16_000_000 })
      .resize(across, down, { fit: 'cover' })
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function ground({ light }: BrandTheme): string {
  const [primary, secondary, ink] = [light.primary, light.secondary, light.on_primary].map(color);
  return `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${primary}"/><stop offset="1" stop-color="${secondary}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#ground)"/><g fill="${ink}"><path transform="translate(760 -170) scale(50)" fill-opacity=".07" d="${spark}"/><path transform="translate(560 400) scale(22)" fill-opacity=".06" d="${spark}"/></g>`;
}

/** Allows only colours in the SVG, because a theme comes from an editable row. */
function color(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new Error('A colour of the theme is none');
  return text;
}

function words(
  card: OgImageCard,
  { name, domain, theme }: OgImageBrand,
  { text, display }: Faces,
  besidePhoto: boolean,
): string {
  const fill = color(theme.light.on_primary);
  const maxWidth = (besidePhoto ? portrait.x - 56 : width - margin) - margin;

  const wordmark = fitText(display, name, { width: maxWidth - 60, sizes: [64, 52, 40], lines: 1 });
  const [word = ''] = wordmark.lines;
  const markWidth = display.measure(word, wordmark.size);
  const sparkScale = wordmark.size / 40;
  const label = besidePhoto ? null : card.label;
  const title = fitText(display, card.title, {
    width: maxWidth,
    sizes: besidePhoto ? [84, 72, 60, 50] : [88, 76, 66, 56],
    lines: label === null ? 3 : 2,
  });
  const leading = title.size * 1.14;
  const middle = height / 2 + (label === null ? 26 : -24);
  const first = middle - ((title.lines.length - 1) * leading) / 2 + title.size * 0.3;
  return [
    display.draw(word, { x: margin, y: 132, size: wordmark.size, fill }),
    `<path transform="translate(${margin + markWidth + 8} ${132 - wordmark.size * 0.86}) scale(${sparkScale})" fill="${fill}" d="${spark}"/>`,
    ...title.lines.map((line, index) =>
      display.draw(line, { x: margin, y: first + index * leading, size: title.size, fill }),
    ),
    ...(label === null
      ? []
      : [pill(label, text, { x: margin, y: first + (title.lines.length - 0.6) * leading, maxWidth })]),
    text.draw(domain, { x: margin, y: height - 68, size: 32, fill }),
  ].join('');
}

/** The label of a fictional profile is on the photo itself, so that cropping cannot remove it. */
function photoLabel(label: string | null, face: Face): string {
  if (label === null) return '';
  return pill(label, face, { x: portrait.x + 20, y: portrait.y + 20, maxWidth: portrait.width - 40 });
}

function pill(
  label: string,
  face: Face,
  { x, y, maxWidth }: { x: number; y: number; maxWidth: number },
): string {
  const inset = 24;
  const { size, lines } = fitText(face, label, {
    width: maxWidth - 2 * inset,
    sizes: [36, 32, 28, 24],
    lines: 2,
  });
  const leading = size * 1.25;
  const across = Math.max(...lines.map((line) => face.measure(line, size)), 0) + 2 * inset;
  const down = lines.length * leading + 24;
  return [
    `<rect x="${x}" y="${y}" width="${across}" height="${down}" rx="${Math.min(down / 2, 34)}" fill="${labelColors.ground}"/>`,
    ...lines.map((line, index) =>
      face.draw(line, {
        x: x + inset,
        y: y + 12 + index * leading + size * 0.92,
        size,
        fill: labelColors.ink,
      }),
    ),
  ].join('');
}
