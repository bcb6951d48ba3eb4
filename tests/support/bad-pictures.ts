import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { camera, jpeg } from './pictures.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One PNG chunk: length, name, data, checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

/** Start of each pass of an interlaced PNG, with its steps right and down. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

type Png = { width: number; height: number; interlaced?: boolean; deep?: boolean; before?: Buffer[] };

/** A PNG without detail: few bytes for any number of pixels, each of one bit or, if `deep`, 64. */
function png({ width, height, interlaced = false, deep = false, before = [] }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([deep ? 16 : 1, deep ? 6 : 0, 0, 0, interlaced ? 1 : 0], 8);
  const passes = interlaced ? adam7 : [[0, 0, 1, 1] as const];
  const sizes = passes.map(([left, top, right, down]) => {
    const rowBytes = 1 + Math.ceil((Math.ceil((width - left) / right) * (deep ? 64 : 1)) / 8);
    return rowBytes * Math.ceil((height - top) / down);
  });
  const rows = deflateSync(Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0)), { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A compressed text or colour profile that unpacks to 64 MiB. */
function zipBomb(name: 'zTXt' | 'iCCP'): Buffer {
  const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  return chunk(name, Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), packed]));
}

/** Its header claims 65,500 px in width and height. */
async function inflatedJpeg(): Promise<Buffer> {
  const file = await jpeg({ width: 300, height: 300 });
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
}

/** An extended WebP with a canvas of 16,000 × 16,000 px and no image. */
function emptyWebp(): Buffer {
  const file = Buffer.alloc(30);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(22, 4);
  file.write('WEBPVP8X', 8, 'latin1');
  file.writeUInt32LE(10, 16);
  file.writeUIntLE(15_999, 24, 3);
  file.writeUIntLE(15_999, 27, 3);
  return file;
}

/** A few hundred kilobytes without detail that are slow to decode. */
const progressive = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg({ progressive: true })
    .toBuffer();

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));

const named = (error: 'photo_unreadable' | 'photo_too_large' | 'photo_too_small', file: Buffer) => ({
  error,
  file,
});

/** Uploads that are not photos, by fault. */
export async function badPictures(): Promise<Record<string, { error: string; file: Buffer }>> {
  const picture = await jpeg();
  const of = (format: 'png' | 'webp' | 'gif' | 'tiff') =>
    camera({ width: 300, height: 300 }).toFormat(format).toBuffer();
  const [pngFile, webp, gif, tiff] = await Promise.all([of('png'), of('webp'), of('gif'), of('tiff')]);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>';
  return {
    'one byte': named('photo_unreadable', Buffer.from([0xff])),
    text: named('photo_unreadable', Buffer.from('../../etc/passwd')),
    html: named('photo_unreadable', Buffer.from('<!doctype html><script>alert(1)</script>')),
    svg: named('photo_unreadable', Buffer.from(svg)),
    gif: named('photo_unreadable', gif),
    tiff: named('photo_unreadable', tiff),
    'a pdf': named('photo_unreadable', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')),
    'a program': named('photo_unreadable', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(5_000, 1)])),
    'a heif by its name': named('photo_unreadable', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
    'a gif that goes on as a jpeg': named(
      'photo_unreadable',
      Buffer.concat([Buffer.from('GIF89a'), picture]),
    ),
    'a page that goes on as a jpeg': named(
      'photo_unreadable',
      Buffer.concat([Buffer.from('<html>'), picture]),
    ),
    'only the first bytes of a jpeg': named('photo_unreadable', picture.subarray(0, 3)),
    'the first bytes of a jpeg and noise': named(
      'photo_unreadable',
      Buffer.concat([picture.subarray(0, 4), Buffer.alloc(20_000, 0x5a)]),
    ),
    'the first bytes of a png and a jpeg': named('photo_unreadable', Buffer.concat([signature, picture])),
    'a png without a picture': named(
      'photo_unreadable',
      Buffer.concat([signature, chunk('IEND', Buffer.alloc(0))]),
    ),
    'half a jpeg': named('photo_unreadable', half(picture)),
    'half a png': named('photo_unreadable', half(pngFile)),
    'half a webp': named('photo_unreadable', half(webp)),
    'a jpeg of 65,500 × 65,500': named('photo_too_large', await inflatedJpeg()),
    'a png of 30,000 × 30,000': named('photo_too_large', png({ width: 30_000, height: 30_000 })),
    'a webp of 16,000 × 16,000 without a picture': named('photo_too_large', emptyWebp()),
    'a png of 26 million pixels': named('photo_too_large', png({ width: 5_100, height: 5_100 })),
    'a progressive jpeg of 36,000 × 1,830': named('photo_too_large', await progressive(36_000, 1_830)),
    'a progressive jpeg of 36,000 × 690': named('photo_too_small', await progressive(36_000, 690)),
    'one pixel': named('photo_too_small', png({ width: 1, height: 1 })),
    'a side of 199': named('photo_too_small', png({ width: 199, height: 600 })),
    'a strip': named('photo_too_small', png({ width: 8_000, height: 300 })),
  };
}

/** 800 KB that unpack to 200 MB: the maximum within the limits of size and pixels. */
export const heaviestPicture = (): Buffer =>
  png({ width: 5_000, height: 5_000, deep: true, interlaced: true });

/** Odd, large or hidden contents in valid photos. */
export async function oddPictures(): Promise<Record<string, Buffer>> {
  const square = { width: 300, height: 300 };
  const frames = Array.from({ length: 40 }, () => camera(square).removeAlpha().raw().toBuffer());
  const raw = { width: 300, height: 300 * frames.length, channels: 3, pageHeight: 300 } as const;
  const animated = sharp(Buffer.concat(await Promise.all(frames)), { raw }).webp({ effort: 0 });
  const control = Buffer.alloc(8);
  control.writeUInt32BE(1_000);
  return {
    'a jpeg that hides a page and an archive': Buffer.concat([
      await jpeg(square),
      Buffer.from('<script>alert(document.cookie)</script>PK\x03\x04'),
    ]),
    'an animation': await animated.toBuffer(),
    'an animated png that promises 1,000 pictures': png({ ...square, before: [chunk('acTL', control)] }),
    'a png of 25 million pixels': png({ width: 5_000, height: 5_000 }),
    'an interlaced png of 25 million pixels': png({ width: 5_000, height: 5_000, interlaced: true }),
    'a png with a text of 64 MiB': png({ ...square, before: [zipBomb('zTXt')] }),
    'a png with a profile of 64 MiB': png({ ...square, before: [zipBomb('iCCP')] }),
    'a jpeg for printers': await camera(square).toColourspace('cmyk').jpeg().toBuffer(),
    'a png of 16 bits with transparency': await camera(square)
      .ensureAlpha(0.5)
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
    'a grey png with few colours': await camera(square)
      .greyscale()
      .png({ palette: true, colours: 4 })
      .toBuffer(),
  };
}
