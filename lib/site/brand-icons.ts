import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandTheme } from '../contract/brands/settings.ts';
import { drawMark, createLogo, type MarkFile } from '../rules/brands/brand-theme.ts';

type MarkedBrand = { brand: string; name: string; theme: BrandTheme };

// What was deployed stays as it is for as long as the process runs.
const ownFiles = new Map<string, string | null>();

/** Address of a brand's icon, which says what it shows: another picture has another one, so each is kept for good. */
export function brandIconPath(settings: MarkedBrand, file: MarkFile): string {
  const hash = ownFileHash(settings.brand, file) ?? drawingHash(settings, file);
  return `/brand/${settings.brand}/${file.replace('.', `-${hash}.`)}`;
}

/** Stands for what an icon shows that is drawn for a brand without a file of its own. */
export function drawingHash(settings: MarkedBrand, file: MarkFile): string {
  return contentHash(drawMark(createLogo(settings), file));
}

export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

function ownFileHash(brand: string, file: MarkFile): string | null {
  const path = join(process.cwd(), 'public', 'brand', brand, file);
  const known = ownFiles.get(path);
  if (known !== undefined) return known;
  const hash = hashOfFile(path);
  ownFiles.set(path, hash);
  return hash;
}

function hashOfFile(path: string): string | null {
  try {
    return contentHash(readFileSync(/* turbopackIgnore: true */ path));
  } catch {
    return null;
  }
}
