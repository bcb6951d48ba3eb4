import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandTheme } from '../contract/brands/brands.ts';
import { drawLogo, createLogo, type LogoFile } from '../rules/brands/brand-theme.ts';

type BrandWithLogo = { brand: string; name: string; theme: BrandTheme };

// Deployed files do not change while the process runs.
const ownFiles = new Map<string, string | null>();

/** Path of a brand's icon with its content hash, so that it can be cached permanently. */
export function brandIconPath(settings: BrandWithLogo, file: LogoFile): string {
  const hash = ownFileHash(settings.brand, file) ?? drawingHash(settings, file);
  return `/brand/${settings.brand}/${file.replace('.', `-${hash}.`)}`;
}

/** The hash of a generated icon of a brand without its own file. */
export function drawingHash(settings: BrandWithLogo, file: LogoFile): string {
  return contentHash(drawLogo(createLogo(settings), file));
}

export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

function ownFileHash(brand: string, file: LogoFile): string | null {
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
