import type { Readable } from 'node:stream';
import type { BackendEnv } from '#backend/env.ts';
import { createFileStore } from '#backend/platform/storage/file-store.ts';

/** Of the file store: what members had made of their data. */
const exportFolder = 'exports';

/** Keeps a finished file of this machine under a name. */
export async function storeExport(env: BackendEnv, name: string, path: string): Promise<void> {
  const files = await createFileStore(env, exportFolder);
  await files.take(name, path);
}

/** The file, bit by bit, and how many bytes it has; null where it has gone. */
export async function openExport(
  env: BackendEnv,
  name: string,
): Promise<{ stream: Readable; size: number } | null> {
  const files = await createFileStore(env, exportFolder);
  return files.open(name);
}

/** The job: erases the file of an export. */
export async function eraseExport(env: BackendEnv, file: string): Promise<void> {
  const files = await createFileStore(env, exportFolder);
  await files.erase(file);
}
