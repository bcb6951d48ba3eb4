import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Mark, marks } from './brand-marks/marks.ts';

const folder = path.resolve(import.meta.dirname, '../public/brand');

/** A maskable icon fills its square, and launchers cut up to a tenth from each side. */
const maskableScale = 0.8;

for (const [brand, mark] of Object.entries(marks)) {
  const own = path.join(folder, brand);
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, 'favicon.svg'), `${drawMark(mark, 116, 1)}\n`);
  await writePng(path.join(own, 'icon-192.png'), drawMark(mark, 116, 1), 192);
  await writePng(path.join(own, 'icon-512.png'), drawMark(mark, 116, 1), 512);
  await writePng(path.join(own, 'maskable-512.png'), drawMark(mark, 0, maskableScale), 512);
}

function drawMark({ from, to, form }: Mark, corner: number, scale: number): string {
  const move = 256 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="512" height="512" rx="${corner}" fill="url(#ground)"/><g transform="translate(${move} ${move}) scale(${scale})">${form}</g></svg>`;
}

async function writePng(file: string, svg: string, size: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}
