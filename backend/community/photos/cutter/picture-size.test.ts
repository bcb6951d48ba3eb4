import sharp, { type Sharp } from 'sharp';
import { camera } from '#tests/support/pictures.ts';
import { requireSize } from './picture-size.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

it.each(['jpeg', 'png', 'webp'] as const)('finds the size of a %s', async (format) => {
  const size = { width: 301, height: 277 };
  expect(requireSize(await camera(size).toFormat(format).toBuffer())).toEqual(size);
});

it('finds the size of pictures of other kinds of the three', async () => {
  const of = (picture: Sharp) => picture.toBuffer().then(requireSize);
  const size = { width: 640, height: 480 };
  expect(await of(plain(640, 480).jpeg({ progressive: true }))).toEqual(size);
  expect(
    await of(
      plain(640, 480)
        .withExif({ IFD0: { Make: 'Vonk' } })
        .jpeg(),
    ),
  ).toEqual(size);
  expect(await of(plain(640, 480).webp({ lossless: true }))).toEqual(size);
  expect(
    await of(
      plain(640, 480)
        .withExif({ IFD0: { Make: 'Vonk' } })
        .webp(),
    ),
  ).toEqual(size);
  expect(await of(plain(640, 480).png({ progressive: true }))).toEqual(size);
});

it.each([
  ['a strip of 65 million pixels', 36_000, 1_830, 'photo_too_large'],
  ['a square of 26 million pixels', 5_100, 5_100, 'photo_too_large'],
  ['a strip that would be shrunk to its length', 36_000, 690, 'photo_too_small'],
  ['a strip that stands upright', 300, 8_000, 'photo_too_small'],
  ['a side of 199', 199, 600, 'photo_too_small'],
] as const)('refuses %s', async (_what, width, height, fault) => {
  for (const progressive of [true, false]) {
    const jpeg = await plain(300, 300).jpeg({ progressive }).toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
    jpeg.writeUInt16BE(height, frame + 5);
    jpeg.writeUInt16BE(width, frame + 7);
    expect(() => requireSize(jpeg)).toThrow(fault);
  }
  expect(() => requireSize(pngHeader(width, height))).toThrow(fault);
});

it('refuses a picture of more scans than any has', async () => {
  const picture = await plain(640, 480).jpeg({ progressive: true }).toBuffer();
  const start = picture.indexOf(Buffer.from([0xff, 0xda]));
  const scan = picture.subarray(start, picture.indexOf(0xff, start + 1));
  const withScans = (count: number) =>
    Buffer.concat([picture.subarray(0, start), ...Array<Buffer>(count).fill(scan)]);
  expect(requireSize(withScans(64))).toEqual({ width: 640, height: 480 });
  expect(() => requireSize(withScans(65))).toThrow('photo_unreadable');
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['the first bytes of a jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['a jpeg that ends at once', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xd9]), Buffer.alloc(40)])],
  ['a jpeg of nothing but fill', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(5_000, 0xff)])],
  ['a png of no height', pngHeader(500, 0)],
  ['a png without a header', Buffer.concat([pngHeader(500, 500).subarray(0, 8), Buffer.alloc(60)])],
  ['a webp of an unknown kind', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP9 '), Buffer.alloc(40)])],
])('reads no size in %s', (_what, bytes) => {
  expect(() => requireSize(bytes)).toThrow('photo_unreadable');
});

function pngHeader(width: number, height: number): Buffer {
  const file = Buffer.alloc(33);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}
