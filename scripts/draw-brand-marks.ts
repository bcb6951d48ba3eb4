import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawMark, markFiles, markSize } from '../lib/rules/brands/brand-mark.ts';
import { marks } from './brand-marks/marks.ts';

// Draws the marks of brands that have one of their own; for all others the front draws a letter when it is asked.
const folder = path.resolve(import.meta.dirname, '../public/brand');

for (const [brand, mark] of Object.entries(marks)) {
  const own = path.join(folder, brand);
  await mkdir(own, { recursive: true });
  for (const file of markFiles) {
    const svg = drawMark(mark, file);
    const size = markSize(file);
    if (size === null) await writeFile(path.join(own, file), `${svg}\n`);
    else await writePng(path.join(own, file), svg, size);
  }
}

async function writePng(file: string, svg: string, size: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}
