import { notFound } from 'next/navigation';
import sharp from 'sharp';
import { getSettings } from '#lib/contract/brands/brands.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { drawLogo, logoFiles, createLogo, logoSize } from '#lib/rules/brands/brand-theme.ts';
import { iconFile } from '#lib/rules/platform/paths.ts';
import { drawingHash } from '#lib/site/brand-icons.ts';
import { callBackend } from '#lib/upstream/client.ts';

type Params = { brand: string; locale: string; id: string; file: string };

/** Cache lifetime in seconds; a change of the brand purges it. */
const maxAgeSeconds = 3600;

/** The generated logo of a brand without files in `public/brand`, which take precedence. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { brand, locale, id, file: requested } = await params;
  const { file: plain, hash } = iconFile(requested);
  const file = logoFiles.find((each) => each === plain);
  if (!file || id !== brand || !isLocale(locale)) notFound();
  const settings = await callBackend(getSettings, {
    brand,
    locale,
    tags: [`brand:${brand}`],
    revalidate: maxAgeSeconds,
  });
  const svg = drawLogo(createLogo(settings), file);
  const size = logoSize(file);
  const isNamed = hash === drawingHash(settings, file);
  const headers = {
    'content-type': size ? 'image/png' : 'image/svg+xml',
    'cache-control': `public, ${isNamed ? 'max-age=31536000, immutable, ' : ''}s-maxage=${maxAgeSeconds}`,
  };
  if (size === null) return new Response(svg, { headers });
  const png = await sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers });
}
