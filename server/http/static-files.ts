import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { iconFile } from '../../lib/rules/platform/paths.ts';

/** The file in `public/` for a path; a brand's icon URL may contain its content hash. */
export function findPublicFile(path: string, files: ReadonlySet<string>): string | null {
  if (files.has(path)) return path;
  const { file } = iconFile(path);
  return path.startsWith('/brand/') && files.has(file) ? file : null;
}

/** Paths of all files in `public/`, which Next serves unchanged. */
export function publicFiles(projectFolder: string): ReadonlySet<string> {
  const folder = join(projectFolder, 'public');
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Set(files.map((file) => encodeURI(join(file.parentPath, file.name).slice(folder.length))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
