import sharp, { type Region } from 'sharp';
import type { BrandTheme } from '#lib/contract/brands/brands.ts';
import { drawOgImage } from './draw-og-image.ts';

const colors = { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' };
const theme: BrandTheme = { light: colors, dark: colors, radius: 18, display_face: 'fraunces' };
const brand = { name: 'Herzfunke', domain: 'herzfunke.example', theme };
const card = { title: 'Mara, 31', label: null, photo: null };
const label = 'Fiktives Profil';

/** A photo that compresses badly: random noise. */
async function noise(): Promise<Buffer> {
  const size = { width: 800, height: 1000, channels: 3 as const };
  const points = Buffer.alloc(size.width * size.height * 3);
  let seed = 1;
  for (let index = 0; index < points.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    points[index] = seed >> 16;
  }
  return sharp(points, { raw: size }).webp().toBuffer();
}

/** Number of differing pixels in a part of the image. */
async function differing(one: Buffer, other: Buffer, part: Region): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).extract(part).greyscale().raw().toBuffer()),
  );
  return (
    a?.reduce((count, value, index) => count + (Math.abs(value - (b?.[index] ?? 0)) > 40 ? 1 : 0), 0) ?? 0
  );
}

test.each([
  ['a title', card],
  [
    'a long title in the longest words',
    { ...card, title: 'Rindfleischetikettierungsüberwachung '.repeat(9) },
  ],
  ['no title at all', { ...card, title: '漢字 🔥' }],
  ['a label without a photo', { ...card, label }],
])('%s makes an image of the right size', async (_what, drawn) => {
  const file = await drawOgImage(drawn, brand, null);
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(file.length).toBeLessThan(150_000);
});

test('stays below 300 KB for any photo', async () => {
  const file = await drawOgImage({ ...card, label }, brand, await noise());
  expect(file.length).toBeLessThan(300_000);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the word for a fictional profile lies on the photo, large enough to read', async () => {
  const photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#88aacc' } })
    .webp()
    .toBuffer();
  const [without, labelled] = await Promise.all([
    drawOgImage({ ...card, photo: 'x' }, brand, photo),
    drawOgImage({ ...card, photo: 'x', label }, brand, photo),
  ]);
  const corner = { left: 712, top: 40, width: 440, height: 120 };
  expect(await differing(without, labelled, corner)).toBeGreaterThan(8_000);
  const below = { left: 712, top: 180, width: 440, height: 400 };
  expect(await differing(without, labelled, below)).toBeLessThan(200);
});

test('each brand has its own colours and face', async () => {
  const green = { primary: '#0F766E', on_primary: '#FFFFFF', secondary: '#0B4F4A' };
  const other: BrandTheme = { ...theme, light: green, display_face: 'figtree' };
  const [one, two] = await Promise.all([
    drawOgImage(card, brand, null),
    drawOgImage(card, { ...brand, theme: other }, null),
  ]);
  const means = async (file: Buffer) => (await sharp(file).stats()).channels.map(({ mean }) => mean);
  const [[red = 0], [, greenOfTwo = 0]] = [await means(one), await means(two)];
  expect(red).toBeGreaterThan(120);
  expect(greenOfTwo).toBeGreaterThan(80);
});

test('a theme that is no colour is refused, not drawn', async () => {
  const evil = { ...theme, light: { ...colors, primary: '"/><image href="file:///etc/passwd"/>' } };
  await expect(drawOgImage(card, { ...brand, theme: evil }, null)).rejects.toThrow('colour');
});

test('what is no photo is an error', async () => {
  await expect(drawOgImage(card, brand, Buffer.from('no photo'))).rejects.toThrow('unsupported image');
});
